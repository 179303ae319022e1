import { expect, describe as group, it } from "vitest";
import { cases, list as listName, source } from "../contract/inStep.cases.json";
import { inStep, together, withItems } from "./inStep";
import { type Contents, describe, type Item, type ListDescription } from "./model";
import { isSame } from "./sameContent";

const skills = describe("skills").lists.find(({ name }) => name === listName) as ListDescription;

group("lists in step, as the server has them", () => {
  it.each(cases.map((each) => [each.name, each] as const))(
    "%s",
    (_name, { before, leader, after, isMeant, result }) => {
      const found = inStep(
        skills,
        before as unknown as Record<string, Item[]>,
        leader,
        after as Item[],
        source,
        isMeant,
      );
      if (result === null) expect(found).toBeNull();
      else expect(isSame(found, result), JSON.stringify(found, null, 1)).toBe(true);
    },
  );
});

const card = (id: string, title: string, more: Partial<Item> = {}): Item =>
  ({ id, image: null, title, ...more }) as Item;
const contents = (lists: Record<string, Item[]>, how = ""): Contents => ({
  languages: Object.fromEntries(
    Object.entries(lists).map(([code, items]) => [code, { texts: { heading: "" }, lists: { skills: items } }]),
  ),
  shared: { styles: {}, settings: how ? { lists: how } : {}, lists: {} },
});
const titles = (languages: Contents["languages"], code: string) =>
  languages[code]?.lists.skills?.map(({ title }) => title);

group("in an editor", () => {
  it("brings lists of before together, and leaves apart what cannot be", () => {
    const one = together(
      "skills",
      contents({ FR: [card("carte-0001", "Un"), card("carte-0002", "Deux")], EN: [] }),
      "FR",
    );
    expect(one.shared.settings.lists).toBe("together");
    expect(one.languages.EN?.lists.skills?.map(({ id }) => id)).toEqual(["carte-0001-en", "carte-0002-en"]);
    const [left, right] = [card("carte-0001", "Un", { image: "1" }), card("card-00001", "One", { image: "2" })];
    expect(together("skills", contents({ FR: [left], EN: [right] }), "FR").shared.settings.lists).toBe("separate");
    // Of one language nothing is said.
    expect(together("skills", contents({ FR: [left] }), "FR").shared.settings.lists).toBeUndefined();
  });

  it("changes all languages with one, unless they are apart", () => {
    const english = card("carte-0001-en", "One", { original: "carte-0001" });
    const lists = { FR: [card("carte-0001", "Un")], EN: [english] };
    const next = [card("carte-0002", "Deux"), card("carte-0001", "Un")];
    expect(titles(withItems("skills", contents(lists, "together"), skills, "FR", next), "EN")).toEqual(["", "One"]);
    expect(titles(withItems("skills", contents(lists, "separate"), skills, "FR", next), "EN")).toEqual(["One"]);
  });
});
