import { expect, it } from "vitest";
import cases from "../../contract/sharedRules.cases.json";
import { nothingChosen } from "../draft/pendingAppearance";
import { describe as described, type Item, type ListDescription } from "../model";
import { emptyPage, pageOf } from "../ownPage/ownPage";
import { createEditor } from "../store";
import { freeName, giveBack, readText, takeOver, writeText } from "./writing";

const project = (id: string, title: string, more: object = {}): Item => ({
  id,
  image: "m".repeat(32),
  title,
  description: "",
  link: "https://example.org/",
  alt: "",
  ...more,
});
const list = described("projects").lists[0] as ListDescription;

function bench(fr: Item[], de: Item[]) {
  const saved = {
    languages: {
      FR: { texts: { heading: "Projets" }, lists: { projects: fr } },
      DE: { texts: { heading: "" }, lists: { projects: de } },
    },
    shared: { styles: {}, settings: {}, lists: {} },
  };
  const draft = { ...saved, forms: {}, ...nothingChosen };
  const editor = createEditor("projects", { draft: draft as never, saved, revision: 1, languages: ["FR", "DE"] });
  const write = (place: string, text: string, isRich = false) =>
    writeText(
      editor,
      { text, marks: isRich ? "b 0 3" : "" },
      { source: "FR", target: "DE", place, isRich, isTyping: true },
    );
  const german = () => editor.listOf(list, "DE");
  return { editor, write, german };
}

it("takes what is missing over in its place, with picture and link, as one step", () => {
  const { editor, german } = bench(
    [project("a", "Un"), project("b", "Deux"), project("c", "Trois")],
    [project("z", "Drei", { original: "c" }), project("own", "Nur deutsch")],
  );
  takeOver(editor, list, "FR", "DE", ["a", "b"]);
  expect(german().map(({ title, original }) => [title, original])).toEqual([
    ["Un", "a"],
    ["Deux", "b"],
    ["Drei", "c"],
    ["Nur deutsch", undefined],
  ]);
  expect(german()[0]).toMatchObject({ image: "m".repeat(32), link: "https://example.org/" });
  editor.undo();
  expect(german().map(({ title }) => title)).toEqual(["Drei", "Nur deutsch"]);
});

it("keeps what was taken for a pair with the first change", () => {
  const { write, german } = bench([project("a", "Un"), project("b", "Deux")], [project("x", ""), project("y", "Zwei")]);
  write("projects/x/title", "Eins");
  expect(german().map(({ title, original }) => [title, original])).toEqual([
    ["Eins", "a"],
    ["Zwei", "b"],
  ]);
});

it("writes texts of the section, of items with what is bold in them, and of pages of their own", () => {
  const page = { ...emptyPage("un"), pictures: [{ id: "row-1", image: "m", caption: "", alt: "", width: "wide" }] };
  const { editor, write, german } = bench([project("a", "Un", { page })], [project("x", "", { original: "a", page })]);
  write("heading", "Projekte");
  write("projects/x/description", "Ein Plakat", true);
  write("projects/x/page/story", "Es war einmal", true);
  write("projects/x/page/pictures/row-1/caption", "Am Kai");
  expect(readText(editor, "DE", "heading").text).toBe("Projekte");
  expect(readText(editor, "DE", "projects/x/description")).toEqual({ text: "Ein Plakat", marks: "b 0 3" });
  expect(readText(editor, "DE", "projects/x/page/story")).toEqual({ text: "Es war einmal", marks: "b 0 3" });
  expect(pageOf(german()[0])).toMatchObject({ story: "Es war einmal", storyMarks: "b 0 3" });
  expect(readText(editor, "DE", "projects/x/page/pictures/row-1/caption").text).toBe("Am Kai");
  expect(pageOf(editor.listOf(list, "FR")[0])?.story).toBe("");
  expect(pageOf(german()[0])?.name).toBe("un");
});

it("brings along the page, picture or link that came to the source later", () => {
  const picture = (id: string, caption: string) => ({ id, image: "m", caption, alt: "", width: "wide" });
  const page = (...pictures: object[]) => ({ ...emptyPage("kai"), isShown: true, pictures });
  const { write, german } = bench(
    [
      project("a", "Un", { page: page(picture("row-1", "Quai"), picture("row-2", "Mer")) }),
      project("b", "Deux", {
        page: { ...page(), links: [{ id: "l", label: "Voir", address: "https://example.org" }] },
      }),
    ],
    [
      project("x", "Eins", { original: "a", page: page(picture("row-1", "Kai")) }),
      project("y", "Zwei", { original: "b", page: null }),
    ],
  );
  write("projects/x/page/pictures/row-2/caption", "Meer");
  expect(pageOf(german()[0])?.pictures).toEqual([picture("row-1", "Kai"), picture("row-2", "Meer")]);
  write("projects/y/page/story", "Es war", true);
  expect(pageOf(german()[1])).toMatchObject({ story: "Es war", name: "kai-2", links: [{ label: "Voir" }] });
});

it("gives back what was taken over, and leaves what was written since", () => {
  const { editor, write, german } = bench([project("a", "Un"), project("b", "Deux")], []);
  const taken = takeOver(editor, list, "FR", "DE", ["a"]);
  const [kept = ""] = takeOver(editor, list, "FR", "DE", ["b"]);
  write(`projects/${kept}/title`, "Zwei");
  giveBack(editor, list, "DE", taken);
  expect(german().map(({ title }) => title)).toEqual(["Zwei"]);
  editor.undo();
  expect(german().map(({ title }) => title)).toEqual(["Un", "Zwei"]);
});

it("gives a page that is taken over an address of its own", () => {
  const withPage = (name: string) => ({ page: emptyPage(name) });
  const { editor, german } = bench(
    [project("a", "Un", withPage("kai"))],
    [project("x", "Kai", { original: "elsewhere", ...withPage("kai") })],
  );
  takeOver(editor, list, "FR", "DE", ["a"]);
  expect(german().map((item) => pageOf(item)?.name)).toEqual(["kai-2", "kai"]);
});

it("leaves what was opened in the form in step", () => {
  const { editor, write } = bench([project("a", "Un")], [project("x", "Eins", { original: "a" })]);
  editor.startEditing(list, "DE", editor.listOf(list, "DE")[0] as Item);
  write("projects/x/title", "Erstes");
  expect(editor.formOf(list, "DE").values.title).toBe("Erstes");
});

it.each(cases.takenOver)("takes over as the server does: $name", ({ theirs, ours, take, after }) => {
  const { editor, german } = bench(
    theirs.map((id) => project(id, id)),
    ours.map((id) => project(`${id}-here`, id, { original: id })),
  );
  takeOver(editor, list, "FR", "DE", take);
  expect(german().map(({ original }) => original)).toEqual(after);
});

it.each(cases.freeNames)("finds the name that the server finds: $free", ({ name, taken, free }) =>
  expect(freeName(name, taken)).toBe(free),
);
