import { describe, expect, it } from "vitest";
import { codeFrom, isSlug, moved, refusalOf, type SettingsForm } from "./form";

const form: SettingsForm = { siteType: "footer", languages: ["FR"], slug: "elise", isOnline: true, showsBadge: true };

describe("a free language code", () => {
  it.each([
    ["chamorro", "CH"],
    [" d-e ", "DE"],
    ["1é2!t", "ET"],
    ["日本", ""],
    ["x", "X"],
  ])("%j becomes %j", (written, code) => {
    expect(codeFrom(written)).toBe(code);
  });
});

describe("adding a language", () => {
  it("is refused to a free site that has one, in the fixed words", () => {
    expect(refusalOf(form, "EN", false)).toBe("Version gratuite : une seule langue autorisée !");
  });
  it("is allowed to a free site that has none", () => {
    expect(refusalOf({ ...form, languages: [] }, "EN", false)).toBeNull();
  });
  it("is allowed to a paid site", () => {
    expect(refusalOf(form, "EN", true)).toBeNull();
    expect(refusalOf(form, "EN", true, form.languages.length)).toMatch(/au plus/);
  });
  it("twice is ignored, not refused", () => {
    expect(refusalOf(form, "FR", false)).toBeNull();
  });
});

describe("an address", () => {
  it.each(["elise", "a", "elise-marechal-2"])("%s is one", (slug) => expect(isSlug(slug)).toBe(true));
  it.each(["", "-a", "a-", "É", "a b", "A", "a".repeat(41)])("%s is none", (slug) => expect(isSlug(slug)).toBe(false));
});

it("moves an item to a place and keeps the others' order", () => {
  expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
});
