import { describe, expect, it } from "vitest";
import { allAs, modesFor, summaryOf } from "./choices";
import type { ImportPreview, Part } from "./queries";

const nothing = { texts: [], settings: [], styles: [], adds: {}, removes: {}, surplus: {} };
const part = (more: Partial<Part>): Part => ({
  part: "home/FR",
  section: "home",
  language: "FR",
  texts: [],
  lists: [],
  outcomes: { fill: nothing, add: nothing, replace: nothing },
  ...more,
});
const texts = part({
  texts: [
    { name: "title", old: "", new: "Élise" },
    { name: "firstLine", old: "Ma ligne", new: "Développeuse" },
  ],
  outcomes: {
    fill: { ...nothing, texts: ["title"] },
    add: { ...nothing, texts: ["title"] },
    replace: { ...nothing, texts: ["title", "firstLine"] },
  },
});
const list = part({
  part: "skills/FR",
  section: "skills",
  lists: [{ name: "skills", present: [], coming: [] }],
  outcomes: {
    fill: nothing,
    add: { ...nothing, adds: { skills: ["a", "b"] } },
    replace: { ...nothing, adds: { skills: ["a", "b"] }, removes: { skills: ["c"] } },
  },
});
const preview = { parts: [texts, list] } as unknown as ImportPreview;

describe("what was chosen for an import", () => {
  it("is to fill what is empty until somebody says otherwise", () => {
    expect(summaryOf(preview, {})).toEqual({ texts: 1, entries: 0, replaced: 0 });
  });

  it("counts what is written over and what goes apart from what is new", () => {
    expect(summaryOf(preview, allAs(preview, "replace"))).toEqual({ texts: 1, entries: 2, replaced: 2 });
    expect(summaryOf(preview, { "home/FR": "skip", "skills/FR": "add" })).toEqual({
      texts: 0,
      entries: 2,
      replaced: 0,
    });
  });

  it("offers to add only where there is a list, and all at once means the nearest where there is none", () => {
    expect(modesFor(texts)).not.toContain("add");
    expect(allAs(preview, "add")).toEqual({ "home/FR": "fill", "skills/FR": "add" });
  });
});
