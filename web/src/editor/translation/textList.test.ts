import { describe, expect, it } from "vitest";
import type { Contents } from "../model";
import type { Translations } from "./queries";
import { findTexts, listTexts } from "./textList";

const about = {
  languages: {
    FR: { texts: { heading: "À propos", body: "Je grave des livres." }, lists: {} },
    DE: { texts: { heading: "Über mich", body: "", bodyMarks: "b 0 3" }, lists: {} },
  },
  shared: { styles: {}, settings: {}, lists: { photos: [] } },
} as unknown as Contents;
const skills = {
  languages: {
    FR: { texts: {}, lists: { skills: [{ id: "skill-00000001", title: "Gravure", description: "", alt: "" }] } },
    DE: { texts: {}, lists: { skills: [] } },
  },
  shared: { styles: {}, settings: {}, lists: {} },
} as unknown as Contents;
const note = { language: "FR", place: "heading", text: "Bienvenue", isConfirmed: false };
const translations: Translations = {
  source: "FR",
  canSuggest: false,
  notesOf: (section) => (section === "about" ? { heading: note } : {}),
};
const all = listTexts({ about, skills }, translations, "DE", "option2");
const found = (asked: string, state: Parameters<typeof findTexts>[2] = "") =>
  findTexts(all, asked, state).map(({ source }) => source);

describe("the list of all texts", () => {
  it("has each text with its state, its label and its item's name", () => {
    expect(all.map(({ section, source, state, item }) => [section, source, state, item])).toEqual([
      ["about", "À propos", "stale", ""],
      ["about", "Je grave des livres.", "empty", ""],
      ["skills", "Gravure", "empty", "Gravure"],
    ]);
    expect(all[1]?.marks).toBe("b 0 3");
    expect(all[2]?.place).toBeNull();
  });

  it("is searched in both languages, whatever the case and the accents", () => {
    expect(found("A PROPOS")).toEqual(["À propos"]);
    expect(found("uber mich")).toEqual(["À propos"]);
    expect(found("grav")).toEqual(["Je grave des livres.", "Gravure"]);
    expect(found("livres grave")).toEqual(["Je grave des livres."]);
    expect(found("nichts")).toEqual([]);
  });

  it("is filtered by state", () => {
    expect(found("", "stale")).toEqual(["À propos"]);
    expect(found("grave", "empty")).toEqual(["Je grave des livres."]);
    expect(found("", "copied")).toEqual([]);
  });
});
