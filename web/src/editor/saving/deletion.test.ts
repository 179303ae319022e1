import { afterEach, beforeEach, expect, describe as group, it, vi } from "vitest";
import { ApiProblem, api } from "../../api/client";
import { sectionLabels } from "../../i18n/sections";
import { toastList } from "../../ui/notices/toastList";
import { nothingChosen } from "../draft/pendingAppearance";
import { type DraftState, describe, emptyContent, type Item, type ListDescription } from "../model";
import { createEditor } from "../store";
import { deleteFile, deleteItem, placeAmong } from "./deletion";

const skills = describe("skills").lists[0] as ListDescription;
const item = (id: string): Item => ({ id, title: id, image: null, description: "", alt: "" });

function start(names: string[], settings: Record<string, string> = {}, section: "skills" | "home" = "skills") {
  const content = { ...emptyContent(section), lists: { skills: names.map(item) } };
  const saved = { languages: { FR: content }, shared: { styles: {}, settings, lists: {} } };
  const draft: DraftState = { ...saved, ...nothingChosen, forms: {} };
  return createEditor(section, { draft, saved, revision: 3, languages: ["FR"] });
}
type Editor = ReturnType<typeof start>;
const shown = (editor: Editor) => editor.listOf(skills, "FR").map((item) => item.id);
const storedNames = (editor: Editor) => editor.read().saved.languages.FR?.lists.skills?.map((item) => item.id);
const remove = (editor: Editor, id: string) => deleteItem(editor, skills, "FR", item(id), () => {});
const said = () => toastList.read().map((toast) => toast.text);

/** The server answers each deletion when the test says so. */
function heldAnswers() {
  const answers: Array<(failed?: "failed") => void> = [];
  let revision = 3;
  const answer = () =>
    new Promise((resolve, reject) => {
      answers.push((failed) => {
        if (failed) reject(new ApiProblem({ code: "server.failed", status: 500 }));
        else resolve({ data: { revision: ++revision } });
      });
    });
  vi.spyOn(api, "DELETE").mockImplementation(answer as never);
  vi.spyOn(api, "POST").mockImplementation(answer as never);
  return async (failed?: "failed") => {
    await vi.waitFor(() => expect(answers).not.toHaveLength(0));
    answers.shift()?.(failed);
  };
}

let answer: ReturnType<typeof heldAnswers>;
beforeEach(() => {
  for (const toast of toastList.read()) toastList.remove(toast.id);
  answer = heldAnswers();
});
afterEach(() => vi.restoreAllMocks());

group("a deletion that could not be stored", () => {
  it("brings the item back to its place, with what was typed meanwhile", async () => {
    const editor = start(["a", "b", "c"]);
    const done = remove(editor, "b");
    expect(shown(editor)).toEqual(["a", "c"]);
    editor.setText("FR", "heading", "Écrit pendant ce temps");
    editor.putItem(skills, "FR", "d", item("d"));
    await answer("failed");
    await done;
    expect(shown(editor)).toEqual(["a", "b", "c", "d"]);
    expect(editor.contentOf("FR").texts.heading).toBe("Écrit pendant ce temps");
    expect(said()).toEqual([sectionLabels.skills.lists.skills.deleteFailed]);
  });

  it("leaves alone what its owner has brought back already", async () => {
    const editor = start(["a", "b", "c"]);
    const done = remove(editor, "a");
    await vi.waitFor(() => expect(api.DELETE).toHaveBeenCalledOnce());
    editor.undo();
    editor.moveItem(skills, "FR", "a", 2);
    await answer("failed");
    await done;
    expect(shown(editor)).toEqual(["b", "c", "a"]);
  });

  it("gives back the fields in which the item was being changed", async () => {
    const editor = start(["a", "b"]);
    editor.startEditing(skills, "FR", item("a"));
    editor.setFormValue(skills, "FR", "title", "à moitié changé");
    const done = remove(editor, "a");
    await answer("failed");
    await done;
    expect(editor.formOf(skills, "FR")).toMatchObject({ editingId: "a", values: { title: "à moitié changé" } });
  });

  it("keeps the file in its field, unless another one was chosen meanwhile", async () => {
    const editor = start([], { cv: "cv-1", logo: "logo-1" }, "home");
    const gone = [deleteFile(editor, "cv", () => {}), deleteFile(editor, "logo", () => {})];
    await vi.waitFor(() => expect(api.DELETE).toHaveBeenCalledOnce());
    editor.setSetting("logo", "logo-2");
    await answer("failed");
    await Promise.all(gone);
    expect(editor.read().draft.shared.settings).toMatchObject({ cv: "cv-1", logo: "logo-2" });
    expect(editor.read().saved.shared.settings).toMatchObject({ cv: "cv-1", logo: "logo-1" });
  });
});

group("several deletions at once", () => {
  it("are stored one after the other, and nothing is left to save", async () => {
    const editor = start(["a", "b", "c"]);
    const done = [remove(editor, "a"), remove(editor, "c")];
    await answer();
    await answer();
    await Promise.all(done);
    expect(storedNames(editor)).toEqual(["b"]);
    expect(editor.isChanged()).toBe(false);
    expect(editor.read().revision).toBe(5);
  });

  it("are not asked of the server when they were undone before their turn", async () => {
    const editor = start(["a", "b"]);
    const done = [remove(editor, "a"), remove(editor, "b")];
    editor.undo();
    await answer();
    await Promise.all(done);
    expect(api.DELETE).toHaveBeenCalledOnce();
    expect(shown(editor)).toEqual(["b"]);
    expect(storedNames(editor)).toEqual(["b"]);
  });

  it("come back to their places, whichever is taken back first", async () => {
    const editor = start(["a", "b", "c", "d"]);
    const done = [remove(editor, "a"), remove(editor, "c")];
    await answer();
    await answer();
    await Promise.all(done);
    for (const toast of [...toastList.read()].reverse()) toast.action?.run();
    await answer();
    await answer();
    await vi.waitFor(() => expect(storedNames(editor)).toEqual(["a", "b", "c", "d"]));
    expect(shown(editor)).toEqual(["a", "b", "c", "d"]);
  });
});

group("the place of an item that comes back", () => {
  it.each([
    ["behind the nearest that stood before it", ["a", "c"], 1],
    ["before the nearest behind it when none is left before", ["c", "x"], 0],
    ["last when nobody of its time is left", ["x", "y"], 2],
  ])("is %s", (_rule, now, place) => {
    expect(placeAmong(now.map(item), ["a", "b", "c"].map(item), "b")).toBe(place);
  });
});

it.each([
  [null, "Carte supprimée !"],
  ["0a1b", "Image supprimée !"],
])("a card whose picture is %j: %s", async (image, words) => {
  const editor = start(["a"]);
  const done = deleteItem(editor, skills, "FR", { ...item("a"), image }, () => {});
  await answer();
  await done;
  expect(said()).toContain(words);
});

it("says so where it is gone from other languages too", async () => {
  const editor = start(["a"]);
  const { saved, draft } = editor.read();
  const english = { ...emptyContent("skills"), lists: { skills: [{ ...item("a-en"), original: "a" }] } };
  const both = {
    languages: { ...saved.languages, EN: english },
    shared: { ...saved.shared, settings: { lists: "together" } },
  };
  editor.setSaved(both, 3);
  editor.replaceDraft({ ...draft, ...both });
  const done = remove(editor, "a");
  await answer();
  await done;
  expect(editor.listOf(skills, "EN")).toEqual([]);
  expect(said()).toEqual(["Carte supprimée ! Dans toutes les langues."]);
});
