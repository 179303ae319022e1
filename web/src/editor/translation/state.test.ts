import { describe, expect, it } from "vitest";
import cases from "../../contract/textStates.cases.json";
import type { Contents, Item } from "../model";
import { pairs, translatedItem } from "./places";
import {
  allOf,
  checkTexts,
  countStates,
  hasLetters,
  isSameWord,
  leftOf,
  type Notes,
  stateOf,
  stateOfText,
} from "./state";

const about = (fr: Record<string, string>, de: Record<string, string>): Contents => ({
  languages: { FR: { texts: fr, lists: { team: [] } }, DE: { texts: de, lists: { team: [] } } },
  shared: { styles: {}, settings: {}, lists: { photos: [] } },
});

const skills = (fr: Item[], de: Item[]): Contents => ({
  languages: { FR: { texts: {}, lists: { skills: fr } }, DE: { texts: {}, lists: { skills: de } } },
  shared: { styles: {}, settings: {}, lists: {} },
});
const card = (id: string, title: string, original?: string): Item => ({
  id,
  image: null,
  title,
  description: "",
  alt: "",
  ...(original ? { original } : {}),
});

const noteOf = (text: string, isConfirmed = false) => ({ language: "FR", place: "heading", text, isConfirmed });
const check = (section: "about" | "skills", contents: Contents, notes: Notes = {}, saved = contents) =>
  checkTexts({ section, contents, saved, notes, source: "FR", target: "DE", option: "option2" });
const states = (...given: Parameters<typeof check>) =>
  Object.fromEntries(check(...given).map(({ sourcePlace, state }) => [sourcePlace, state]));

type StateCase = [
  name: string,
  source: string,
  text: string,
  madeFrom: string | null,
  isConfirmed: boolean,
  state: string,
];
// The server is held to the same cases (server/tests/content/test_translating.py).
it.each(cases.states as StateCase[])(
  "is what the server says it is: %s",
  (_name, source, text, from, isConfirmed, state) => {
    expect(stateOfText(source, text, from, isConfirmed)).toBe(state);
  },
);
it.each(cases.sameWords as [string, string, string, boolean][])(
  "'%s' is one word in %s and %s: %s",
  (text, source, target, isOne) => {
    expect(isSameWord(text, source, target)).toBe(isOne);
  },
);
it.each(cases.letters as [string, boolean][])("%s has letters: %s", (text, isToTranslate) => {
  expect(hasLetters(text)).toBe(isToTranslate);
});

describe("a text is", () => {
  it("empty while only its source says something, and does not count where that says nothing", () => {
    expect(states("about", about({ heading: "Moi", body: "" }, { heading: " ", body: "" }))).toEqual({
      heading: "empty",
    });
  });

  it("copied while it says what its source says, until its owner wants it so", () => {
    const same = about({ heading: "Moi" }, { heading: "Moi " });
    expect(states("about", same)).toEqual({ heading: "copied" });
    expect(states("about", same, { heading: noteOf("Moi", true) })).toEqual({ heading: "filled" });
  });

  it("filled where both languages have that word, as soon as it is written", () => {
    const english = (heading: string) => {
      const { shared, languages } = about({ heading: "Contact" }, { heading });
      const contents = { shared, languages: { FR: languages.FR, EN: languages.DE } } as Contents;
      const asked = {
        section: "about",
        saved: contents,
        notes: {},
        source: "FR",
        target: "EN",
        option: "option2",
      } as const;
      return checkTexts({ ...asked, contents }).map(({ state }) => state);
    };
    expect([english("Contact"), english("")]).toEqual([["filled"], ["empty"]]);
  });

  it("filled without a note, whatever it says: sites of before have none", () => {
    expect(states("about", about({ heading: "Moi" }, { heading: "Ich" }))).toEqual({ heading: "filled" });
  });

  it("stale when its source says something else since, and blanks are nothing", () => {
    const now = about({ heading: "Moi, Élise" }, { heading: "Ich" });
    expect(check("about", now, { heading: noteOf("Moi") })[0]).toMatchObject({ state: "stale", former: "Moi" });
    expect(states("about", now, { heading: noteOf(" Moi,\nÉlise") })).toEqual({ heading: "filled" });
  });

  it("no longer stale as soon as it is written anew", () => {
    const saved = about({ heading: "Moi, Élise" }, { heading: "Ich" });
    const draft = about({ heading: "Moi, Élise" }, { heading: "Ich, Élise" });
    expect(states("about", draft, { heading: noteOf("Moi") }, saved)).toEqual({ heading: "filled" });
  });

  it("nothing to translate if it has no letter", () => {
    expect(states("about", about({ heading: "2019" }, { heading: "" }))).toEqual({});
  });
});

describe("items", () => {
  it("are paired by what they were made from, wherever they stand", () => {
    const fr = [card("a", "Gravure"), card("b", "Reliure")];
    const de = [card("y", "Bindung", "b"), card("x", "Stich", "a")];
    expect([...pairs(fr, de)]).toEqual([
      ["a", "x"],
      ["b", "y"],
    ]);
  });

  it("of before are paired by their place", () => {
    expect([...pairs([card("a", "1"), card("b", "2")], [card("x", "1")])]).toEqual([["a", "x"]]);
    expect([...pairs([card("x", "1")], [card("a", "1"), card("b", "2")])]).toEqual([["x", "a"]]);
  });

  it("that are copied on belong to the first one", () => {
    const german = translatedItem(card("a", "Gravure"));
    const english = translatedItem(german);
    expect([german.original, english.original]).toEqual(["a", "a"]);
    expect(new Set(["a", german.id, english.id]).size).toBe(3);
  });

  it("that are missing count with each of their texts", () => {
    const found = check("skills", skills([card("a", "Gravure"), card("b", "Reliure")], [card("x", "Stich", "a")]));
    expect(found.map(({ place, state }) => [place, state])).toEqual([
      ["skills/x/title", "filled"],
      [null, "empty"],
    ]);
    expect([leftOf(countStates(found)), allOf(countStates(found))]).toEqual([1, 2]);
  });
});

it("calls the whole by what presses most", () => {
  expect(stateOf({ filled: 4, stale: 1, copied: 2, empty: 3 })).toBe("stale");
  expect(stateOf({ filled: 4, stale: 0, copied: 2, empty: 3 })).toBe("copied");
  expect(stateOf({ filled: 4, stale: 0, copied: 0, empty: 3 })).toBe("empty");
  expect(stateOf({ filled: 4, stale: 0, copied: 0, empty: 0 })).toBe("filled");
});

describe("a list that is one for all languages", () => {
  it("has its untranslated words as copies, since the source's stand there", () => {
    const fr = [card("skill-1", "Gravure")];
    const contents = skills(fr, [card("skill-1-de", "", "skill-1")]);
    expect(states("skills", contents)).toEqual({ "skills/skill-1/title": "empty" });
    contents.shared.settings.lists = "together";
    expect(states("skills", contents)).toEqual({ "skills/skill-1/title": "copied" });
  });
});
