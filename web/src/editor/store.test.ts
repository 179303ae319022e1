import { expect, describe as group, it } from "vitest";
import { nothingChosen } from "./draft/pendingAppearance";
import { normaliseLink } from "./links";
import { type Contents, type DraftState, describe, emptyContent, type Item, type ListDescription } from "./model";
import { differences, merged } from "./saving/conflict";
import { createEditor } from "./store";

const skills = describe("skills").lists[0] as ListDescription;
const item = (id: string, title = id): Item => ({ id, title, image: null, description: "", alt: "" });

function start(languages: Record<string, Item[]> = { FR: [] }) {
  const contents = Object.fromEntries(
    Object.entries(languages).map(([code, items]) => {
      const empty = emptyContent("skills");
      return [code, { ...empty, lists: { skills: items } }];
    }),
  );
  const saved = { languages: contents, shared: { styles: {}, settings: {}, lists: {} } };
  const draft: DraftState = { ...saved, ...nothingChosen, forms: {} };
  return createEditor("skills", { draft, saved, revision: 3, languages: Object.keys(languages) });
}

const titles = (editor: ReturnType<typeof start>, language = "FR") =>
  editor.listOf(skills, language).map((item) => item.title);

group("the editor's store", () => {
  it("knows what differs from what is saved, and no more", () => {
    const editor = start();
    expect(editor.isChanged()).toBe(false);
    editor.setText("FR", "heading", "Savoir-faire");
    expect(editor.isChanged()).toBe(true);
    editor.setText("FR", "heading", "");
    expect(editor.isChanged()).toBe(false);
    editor.setStyle("heading", { sizeRem: 3 });
    expect(editor.isSharedChanged()).toBe(true);
    editor.setStyle("heading", null);
    expect(editor.isSharedChanged()).toBe(false);
  });

  it("makes separate lists one where what only one language has can come to all, and leaves them apart where it cannot", () => {
    const english = (image: string | null): Item => ({ ...item("a-en", "A"), original: "a", image });
    const lists = (image: string | null) => ({
      FR: [{ ...item("a"), image: "1" }, item("b")],
      EN: [english(image), item("c")],
    });
    const editor = start(lists(null));
    editor.setSeparate(true, "FR");
    expect(titles(editor, "EN")).toEqual(["A", "c"]);
    expect(editor.setSeparate(false, "FR")).toBe(true);
    expect(titles(editor)).toEqual(["a", "", "b"]);
    expect(titles(editor, "EN")).toEqual(["A", "c", ""]);

    const unlike = start(lists("2"));
    unlike.setSeparate(true, "FR");
    expect(unlike.setSeparate(false, "FR")).toBe(false);
    expect(unlike.read().draft.shared.settings.lists).toBe("separate");
    expect(unlike.listOf(skills, "EN").map(({ image }) => image)).toEqual(["2", null]);
  });

  it("undoes and redoes keystrokes of one field as one step, and each change of a list", () => {
    const editor = start();
    for (const text of ["S", "Sa", "Savoir"]) editor.setText("FR", "heading", text);
    editor.putItem(skills, "FR", "a", item("a"));
    editor.undo();
    expect(titles(editor)).toEqual([]);
    expect(editor.contentOf("FR").texts.heading).toBe("Savoir");
    editor.undo();
    expect(editor.contentOf("FR").texts.heading).toBe("");
    editor.redo();
    editor.redo();
    expect(titles(editor)).toEqual(["a"]);
    expect(editor.read().canRedo).toBe(false);
  });

  it("edits a copy: the card stays until 'modifier', and cancelling restores it", () => {
    const editor = start({ FR: [item("a"), item("b")] });
    editor.startEditing(skills, "FR", item("a"));
    editor.setFormValue(skills, "FR", "title", "changé");
    expect(titles(editor)).toEqual(["a", "b"]);
    editor.cancelEditing(skills, "FR");
    expect(editor.formOf(skills, "FR").editingId).toBeNull();
    expect(editor.formOf(skills, "FR").values.title ?? "").toBe("");
    expect(titles(editor)).toEqual(["a", "b"]);
    editor.startEditing(skills, "FR", item("a"));
    editor.putItem(skills, "FR", "a", { ...item("a"), title: "changé" });
    expect(titles(editor)).toEqual(["changé", "b"]);
  });

  it("moves, removes and puts back at the same place", () => {
    const editor = start({ FR: [item("a"), item("b"), item("c")] });
    editor.moveItem(skills, "FR", "c", 0);
    expect(titles(editor)).toEqual(["c", "a", "b"]);
    editor.removeItem(skills, "FR", "a");
    editor.insertItem(skills, "FR", item("a"), 1);
    expect(titles(editor)).toEqual(["c", "a", "b"]);
  });

  it("keeps what matters in a picture beside it, as long as it is there", () => {
    const card = { ...item("a"), image: "1".repeat(32) };
    const editor = start({ FR: [card] });
    const focus = () => editor.listOf(skills, "FR")[0]?.imageFocus;
    for (const x of [10, 20, 30]) editor.setItemValue(skills, "FR", "a", "imageFocus", `${x} 70`, "focus:a");
    expect(focus()).toBe("30 70");
    editor.undo();
    expect(focus()).toBeUndefined(); // one drag, one step
    expect(editor.isChanged()).toBe(false);
    editor.redo();
    editor.setItemValue(skills, "FR", "a", "image", "2".repeat(32));
    expect(focus()).toBeUndefined();
    editor.undo();
    editor.setItemValue(skills, "FR", "a", "imageFocus", null);
    expect(editor.isChanged()).toBe(false); // centred again: nothing is left of it
  });

  it("keeps languages apart", () => {
    const editor = start({ FR: [item("a")], EN: [] });
    editor.setText("EN", "heading", "Skills");
    expect(editor.isLanguageChanged("FR")).toBe(false);
    expect(editor.isLanguageChanged("EN")).toBe(true);
  });
});

group("two versions of one section", () => {
  it("shows what differs and makes of it what the owner chose", () => {
    const mine = start({ FR: [item("a")] });
    mine.setText("FR", "heading", "Ma version");
    const theirs = start({ FR: [item("a"), item("b")] });
    theirs.setText("FR", "heading", "Autre version");
    const found = differences("skills", mine.read().draft, theirs.read().draft, null);
    expect(found.map((difference) => difference.id)).toEqual(["FR.texts.heading", "FR.lists.skills"]);
    const result = merged("skills", mine.read().draft, theirs.read().draft, { "FR.lists.skills": "theirs" });
    expect(result.languages.FR?.texts.heading).toBe("Ma version");
    expect(result.languages.FR?.lists.skills?.map((item) => item.id)).toEqual(["a", "b"]);
  });

  it("takes for the other's what the owner never touched, and chooses nothing where that cannot be known", () => {
    const mine = start({ FR: [item("a")] });
    const { saved } = mine.read();
    mine.setText("FR", "heading", "Ma version");
    const theirs = start({ FR: [item("a"), item("b")] });
    const sides = (base: Contents | null) =>
      differences("skills", mine.read().draft, theirs.read().draft, base).map((difference) => [
        difference.id,
        difference.side,
      ]);
    expect(sides(saved)).toEqual([
      ["FR.texts.heading", "mine"],
      ["FR.lists.skills", "theirs"],
    ]);
    expect(sides(null).map(([, side]) => side)).toEqual([null, null]);
  });
});

group("the fields of an item", () => {
  it("are a draft only when they say something else than the item, or something at all", () => {
    const editor = start({ FR: [item("a")] });
    const [list] = describe("skills").lists;
    if (!list) throw new Error("no list");
    editor.startEditing(list, "FR", item("a"));
    expect(editor.isChanged()).toBe(false);
    editor.setFormValue(list, "FR", "title", "Autre");
    expect(editor.isChanged()).toBe(true);
    editor.cancelEditing(list, "FR");
    editor.setFormValue(list, "FR", "title", "a");
    editor.setFormValue(list, "FR", "title", "");
    expect(editor.isChanged()).toBe(false);
  });
});

group("what differs is told in words", () => {
  const home = (settings: Record<string, string | boolean>, styles: Contents["shared"]["styles"]): Contents => ({
    languages: {},
    shared: { settings, styles, lists: {} },
  });
  it.each([
    ["a switch", home({ showsLogo: true }, {}), home({ showsLogo: false }, {}), "oui", "non"],
    ["a choice", home({ photoShape: "ronde" }, {}), home({ photoShape: "carre" }, {}), "Ronde", "Carrée"],
    ["a file", home({ cv: "0a1b" }, {}), home({}, {}), "Un fichier", "(vide)"],
    [
      "a style",
      home({}, { title: { sizeRem: 2.8, family: "Georgia", weight: "bold", uppercase: true, lineHeight: 1.1 } }),
      home({}, { title: { sizeRem: 2.8, family: "Georgia", weight: "normal", uppercase: false, lineHeight: 1.1 } }),
      "taille 2,8, Georgia, grasse, tout en majuscules, interligne 1,1",
      "taille 2,8, Georgia, interligne 1,1",
    ],
  ])("%s", (_what, mine, theirs, myWords, theirWords) => {
    expect(differences("home", mine, theirs, null)).toMatchObject([{ mine: myWords, theirs: theirWords }]);
  });
});

group("links", () => {
  it.each([
    ["example.com", "https://example.com"],
    ["moi@example.com", "mailto:moi@example.com"],
    ["+33 2 61 91 47 20", "tel:+33261914720"],
    ["https://example.com/a?b#c", "https://example.com/a?b#c"],
    ["", ""],
    ["javascript:alert(1)", null],
    ["JaVaScRiPt:alert(1)", null],
    ["data:text/html,x", null],
    ["//evil.example", null],
    ["deux mots", null],
  ])("%s becomes %s", (written, link) => expect(normaliseLink(written)).toBe(link));
});
