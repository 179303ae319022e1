import { describe, expect, it } from "vitest";
import type { Contents } from "../model";
import type { Translations } from "./queries";
import { findTexts, listTexts, textSections } from "./textList";

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
const listed = (section: "about" | "skills", contents: Contents, saved = contents) =>
  listTexts({ section, contents, saved }, translations, "DE", "option2");
const all = [...listed("about", about), ...listed("skills", skills)];
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

  it("tells what is written and not on line yet", () => {
    const german = about.languages.DE as Contents["languages"][string];
    const texts = { ...german.texts, body: "Ich steche Bücher." };
    const draft = { ...about, languages: { ...about.languages, DE: { ...german, texts } } };
    const rows = listed("about", draft, about).map(({ text, isDrafted }) => [text, isDrafted]);
    expect(rows).toEqual([
      ["Über mich", false],
      ["Ich steche Bücher.", true],
    ]);
    expect(all.some(({ isDrafted }) => isDrafted)).toBe(false);
  });

  it("has sections in the order of the editors, and none without texts", () => {
    expect(textSections({ skills, about, appearance: {} })).toEqual(["about", "skills"]);
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
