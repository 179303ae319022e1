import { expect, describe as group, it } from "vitest";
import { nothingChosen } from "../../editor/draft/pendingAppearance";
import { type Contents, type DraftState, emptyContent, type Item, type Shown } from "../../editor/model";
import { withLine } from "./lines";
import { type Line, linesOf } from "./unpublished";

const skill = (id: string, title: string, more: Partial<Item> = {}): Item => ({
  ...{ id, title, image: null, description: "", alt: "" },
  ...more,
});
const [one, two] = ["skill-00000001", "skill-00000002"];
const english = (id: string, title: string, more: Partial<Item> = {}) =>
  skill(`${id}-en`, title, { original: id, ...more });
const written = (heading: string, skills: Item[]) => ({
  texts: { ...emptyContent("skills").texts, heading },
  lists: { skills },
});
const contents = (french: [string, Item[]], other: [string, Item[]], lists = "together"): Contents => ({
  languages: { FR: written(...french), EN: written(...other) },
  shared: { styles: {}, settings: { lists }, lists: {} },
});
const saved = contents(["Compétences", [skill(one, "Gravure")]], ["Skills", [english(one, "Engraving")]]);
const form = { editingId: null, values: { title: "Dorure" } };
const draft: DraftState = {
  ...contents(
    ["Savoir-faire", [skill(two, "Lettrage"), skill(one, "La gravure", { image: "m" })]],
    ["What I do", [english(two, "Lettering"), english(one, "Engraving, too", { image: "m" })]],
  ),
  ...{ ...nothingChosen, theme: 2, forms: { "FR:skills": form }, proposals: { "EN/heading": "What I do" } },
};
const languages = ["FR", "EN"];
const shown: Shown = { option: "option1", isPaid: true };
const described = (now: DraftState) =>
  linesOf("skills", now, saved, languages, shown).map(({ language, kind }) => `${language} ${kind}`);
const line = (language: string | null, kind: Line["kind"]): Line => ({ language, kind });
const without = (given: Line, now = draft) => withLine("skills", now, saved, given, shown);
const all = ["null shared", "FR words", "EN words", "FR form"];
const titles = (now: Contents, code: string) => now.languages[code]?.lists.skills?.map(({ title }) => title);

group("a line that is given up", () => {
  it.each([
    [line("FR", "words"), "FR words"],
    [line("FR", "form"), "FR form"],
  ])("is gone, and every other stays (%#)", (given, gone) => {
    expect(described(draft)).toEqual(all);
    expect(described(without(given))).toEqual(all.filter((other) => other !== gone));
  });

  it("leaves items and pictures, and the words of the other language", () => {
    const now = without(line("FR", "words"));
    expect(titles(now, "FR")).toEqual(["", "Gravure"]);
    expect(titles(now, "EN")).toEqual(["Lettering", "Engraving, too"]);
    expect(now.languages.FR?.lists.skills?.map(({ id, image }) => [id, image])).toEqual([
      [two, null],
      [one, "m"],
    ]);
    expect(now.languages.EN?.texts.heading).toBe("What I do");
    expect(without(line("EN", "words")).proposals).toBeUndefined();
  });

  it("gives up items and pictures, and keeps the words of those that stay", () => {
    const now = without(line(null, "shared"));
    expect(described(now)).toEqual(["FR words", "EN words", "FR form"]);
    expect(titles(now, "FR")).toEqual(["La gravure"]);
    expect(titles(now, "EN")).toEqual(["Engraving, too"]);
    expect(now.languages.FR?.lists.skills?.[0]?.image).toBeNull();
    expect(now.theme).toBeNull();
  });

  it("brings an item back that the draft took away, with its words", () => {
    const emptied: DraftState = { ...contents(["Compétences", []], ["Skills", []]), ...nothingChosen, forms: {} };
    const now = without(line(null, "shared"), emptied);
    expect([titles(now, "FR"), titles(now, "EN")]).toEqual([["Gravure"], ["Engraving"]]);
  });

  it("is a language's own list where lists are separate", () => {
    const apart = contents(["C", [skill(one, "Gravure")]], ["S", []], "separate");
    const typed = contents(["C", [skill(two, "Lettrage")]], ["S", [english(one, "Engraving")]], "separate");
    const now = withLine("skills", { ...typed, ...nothingChosen, forms: {} }, apart, line("FR", "words"), shown);
    expect([titles(now, "FR"), titles(now, "EN")]).toEqual([["Gravure"], ["Engraving"]]);
    const shared = withLine("skills", { ...typed, ...nothingChosen, forms: {} }, apart, line(null, "shared"), shown);
    expect(titles(shared, "FR")).toEqual(["Lettrage"]);
  });
});

it("gives up the half item that is shown, and keeps one of another layout", () => {
  const half = { editingId: null, values: { image: "m".repeat(32) } };
  const content: Contents = {
    languages: { FR: emptyContent("about") },
    shared: { styles: {}, settings: {}, lists: { photos: [] } },
  };
  const now: DraftState = { ...content, ...nothingChosen, forms: { "FR:team": half, ":photos": half } };
  const left = withLine("about", now, content, line("FR", "form"), { option: "option2", isPaid: true });
  expect(Object.keys(left.forms)).toEqual([":photos"]);
});

group("had again", () => {
  it.each([line("FR", "words"), line("EN", "words"), line(null, "shared"), line("FR", "form")])(
    "it is as it was (%#)",
    (given) => {
      const now = withLine("skills", without(given), draft, given, shown);
      expect(now).toEqual(draft);
    },
  );

  it("in any order, all are", () => {
    const lines = [line("FR", "words"), line(null, "shared"), line("EN", "words"), line("FR", "form")];
    const given = lines.reduce((now, each) => without(each, now), draft);
    expect(described(given)).toEqual([]);
    const back = [line(null, "shared"), line("EN", "words"), line("FR", "form"), line("FR", "words")];
    expect(back.reduce((now, each) => withLine("skills", now, draft, each, shown), given)).toEqual(draft);
  });
});
