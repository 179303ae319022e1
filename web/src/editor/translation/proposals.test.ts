import { expect, it } from "vitest";
import { laidOver } from "../draft/overlay";
import { nothingChosen } from "../draft/pendingAppearance";
import { type DraftState, emptyContent, type Item } from "../model";
import { createEditor } from "../store";
import { accept, allUnread, isUnread, propose, unreadToSave } from "./proposals";
import { readText, writeText } from "./writing";

const heading = { language: "DE", place: "heading" };
const photo = { language: "DE", place: "photos/p/alt" };

function bench(kept: Partial<DraftState> = {}) {
  const content = (text: string) => ({ ...emptyContent("about"), texts: { heading: text, body: "" } });
  const photos = [{ id: "p", image: "m".repeat(32), alt: { FR: "Une presse" } }] as unknown as Item[];
  const saved = {
    languages: { FR: content("À propos"), DE: content("") },
    shared: { styles: {}, settings: {}, lists: { photos } },
  };
  const draft = { ...laidOver("about", kept, saved), ...nothingChosen };
  const editor = createEditor("about", { draft, saved, revision: 1, languages: ["FR", "DE"] });
  const at = (place: string, isRich = false) => ({ source: "FR", target: "DE", place, isRich });
  const text = (place = "heading") => readText(editor, "DE", place).text;
  return { editor, at, text };
}

it("puts a proposal into its field as one step, marked, and undoes and redoes both together", () => {
  const { editor, at, text } = bench();
  propose(editor, "Über mich", at("heading"));
  expect([text(), isUnread(editor, heading)]).toEqual(["Über mich", true]);
  editor.undo();
  expect([text(), isUnread(editor, heading), editor.isChanged(), editor.read().canUndo]).toEqual([
    "",
    false,
    false,
    false,
  ]);
  editor.redo();
  expect([text(), isUnread(editor, heading)]).toEqual(["Über mich", true]);
});

it("is read once a letter is changed, a word is made bold, or its owner says so", () => {
  const { editor, at, text } = bench();
  propose(editor, "Über mich", at("heading"));
  writeText(editor, { text: "Über mich!", marks: "" }, { ...at("heading"), isTyping: true });
  expect(allUnread(editor)).toEqual([]);
  editor.undo();
  expect([text(), allUnread(editor)]).toEqual(["Über mich", [heading]]); // its own step
  propose(editor, "Ich steche Bücher.", at("body", true));
  expect(unreadToSave(editor, "DE")).toHaveLength(2);
  writeText(editor, { text: "Ich steche Bücher.", marks: "b 0 3" }, { ...at("body", true), isTyping: false });
  expect(allUnread(editor)).toEqual([heading]);
  accept(editor, heading);
  expect([text(), allUnread(editor), editor.read().draft.proposals]).toEqual([
    "Über mich",
    [],
    { "DE/body": "Ich steche Bücher." },
  ]);
});

it("holds up the saves that would store it, and no other", () => {
  const { editor, at } = bench();
  propose(editor, "Über mich", at("heading"));
  expect([unreadToSave(editor, "DE"), unreadToSave(editor, "FR")]).toEqual([[heading], []]);
  propose(editor, "Eine Presse", at(photo.place));
  expect(unreadToSave(editor, "FR")).toEqual([photo]); // every save stores what all languages share
});

it("is still marked when the draft is opened again, and not once it is what is saved", () => {
  const { editor, at } = bench();
  propose(editor, "Über mich", at("heading"));
  const kept = JSON.parse(JSON.stringify(editor.read().draft)) as DraftState;
  const again = bench(kept).editor;
  expect(allUnread(again)).toEqual([heading]);
  const { languages, shared } = again.read().draft;
  again.setSaved({ languages, shared }, 2);
  expect(allUnread(again)).toEqual([]);
});

it("leaves nothing in a draft that has none", () => {
  const { editor, at } = bench();
  expect("proposals" in editor.read().draft).toBe(false);
  propose(editor, "Über mich", at("heading"));
  accept(editor, heading);
  expect("proposals" in editor.read().draft).toBe(false);
});
