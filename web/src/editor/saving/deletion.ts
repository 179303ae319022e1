// Deleting an item or a file: gone at once, then from the store. A deletion that could not be stored is taken back, and an
// item can be taken back by its owner for five seconds: with its id, in its place.
import { ApiProblem, api } from "../../api/client";
import { editorWords } from "../../i18n/editor";
import { problemText } from "../../i18n/problems";
import { toastError, toastSuccess, toastUndo } from "../../ui/notices/Toasts";
import { areTogether, withItems } from "../inStep";
import { deletedMessage, fileWords, listWords } from "../labels";
import {
  type Contents,
  describe,
  focusFieldOf,
  type Item,
  type ListDescription,
  type SettingValue,
  withValue,
} from "../model";
import type { Editor } from "../store";
import { originalOf } from "../translation/places";
import { queueSave } from "./saveQueue";

type Saved = (saved: Contents, revision: number) => void;

const savedList = ({ saved }: { saved: Contents }, list: ListDescription, language: string): Item[] =>
  (list.shared ? saved.shared.lists : saved.languages[language]?.lists)?.[list.name] ?? [];

type Translations = Readonly<Record<string, Item>>;

function withSavedList(
  { section, read }: Editor,
  list: ListDescription,
  language: string,
  items: Item[],
  back: Translations,
): Contents {
  const { saved } = read();
  if (list.shared)
    return { ...saved, shared: { ...saved.shared, lists: { ...saved.shared.lists, [list.name]: items } } };
  if (!saved.languages[language]) return saved;
  return { ...saved, languages: withItems(section, saved, list, language, items, back) };
}

/** What other languages have of an item, where the list is one for all. */
function translationsOf(contents: Contents, list: ListDescription, language: string, item: Item): Translations {
  if (list.shared || !areTogether(contents)) return {};
  const found = Object.entries(contents.languages).flatMap(([code, { lists }]) => {
    const own = code === language ? undefined : lists[list.name]?.find((kept) => originalOf(kept) === originalOf(item));
    return own ? [[code, own] as const] : [];
  });
  return Object.fromEntries(found);
}

const holds = (items: readonly Item[], id: string): boolean => items.some((item) => item.id === id);

/** Its place among what is there now: behind the nearest item that stood before it, else before the nearest behind it. */
export function placeAmong(now: readonly Item[], before: readonly Item[], id: string): number {
  const place = before.findIndex((item) => item.id === id);
  const indexOf = ({ id }: Item) => now.findIndex((item) => item.id === id);
  const ahead = before.slice(0, place).findLast((item) => holds(now, item.id));
  if (ahead) return indexOf(ahead) + 1;
  const behind = before.slice(place + 1).find((item) => holds(now, item.id));
  return behind ? indexOf(behind) : now.length;
}

const inserted = (items: readonly Item[], item: Item, place: number): Item[] => [
  ...items.slice(0, place),
  item,
  ...items.slice(place),
];

export async function deleteItem(editor: Editor, list: ListDescription, language: string, item: Item, onSaved: Saved) {
  const shown = editor.listOf(list, language);
  const form = editor.formOf(list, language);
  const path = { section: editor.section };
  const translations = translationsOf(editor.read().draft, list, language, item);
  editor.removeItem(list, language, item.id);

  const isBack = () => holds(editor.listOf(list, language), item.id);
  const bringBack = () => {
    if (isBack()) return;
    const place = placeAmong(editor.listOf(list, language), shown, item.id);
    editor.insertItem(list, language, item, place, translations);
    // What was being changed in it is not lost either, unless its fields serve another item by now.
    if (form.editingId === item.id && !editor.hasForm(list, language)) editor.openForm(list, language, form);
  };
  const settle = (items: Item[], revision: number, back: Translations = {}) => {
    const saved = withSavedList(editor, list, language, items, back);
    editor.setSaved(saved, revision);
    onSaved(saved, revision);
  };

  let stored: Item[] = [];
  let storedTranslations: Translations = {};
  const removeStored = async (): Promise<"gone" | "kept"> => {
    stored = savedList(editor.read(), list, language);
    storedTranslations = translationsOf(editor.read().saved, list, language, item);
    if (isBack()) return "kept";
    if (!holds(stored, item.id)) return "gone";
    const { data } = await api.DELETE("/api/site/sections/{section}/items/{item_id}", {
      params: { path: { ...path, item_id: item.id } },
    });
    const rest = stored.filter((kept) => kept.id !== item.id);
    if (data) settle(rest, data.revision);
    return "gone";
  };

  const restoreStored = async () => {
    const storedItem = stored.find((kept) => kept.id === item.id);
    const now = savedList(editor.read(), list, language);
    if (!storedItem || holds(now, item.id)) return;
    const position = placeAmong(now, stored, item.id);
    const { data } = await api.POST("/api/site/sections/{section}/items", {
      params: { path },
      body: {
        list: list.name,
        language: list.shared ? null : language,
        position,
        item: { ...storedItem },
        translations: storedTranslations as unknown as Record<string, Record<string, never>>,
      },
    });
    if (data) settle(inserted(now, storedItem, position), data.revision, storedTranslations);
  };

  const undo = async () => {
    bringBack();
    try {
      await queueSave(editor, restoreStored);
    } catch (error) {
      // It is back in the draft; the next save stores it again.
      if (error instanceof ApiProblem) toastError(problemText(error));
    }
  };

  try {
    // Taken back by Ctrl+Z while it waited for its turn: nothing was deleted, and nothing is said.
    if ((await queueSave(editor, removeStored)) === "kept") return;
  } catch {
    // Still stored, so still shown.
    bringBack();
    toastError(listWords(editor.section, list.name).deleteFailed);
    return;
  }
  const said = deletedMessage(editor.section, list.name, item);
  const isGoneElsewhere = Object.keys(translations).length > 0;
  toastUndo(isGoneElsewhere ? `${said} ${editorWords.everywhere}` : said, () => void undo());
}

/** CV, logo or photo: the stored field is set to null and the local copy is cleared. */
export async function deleteFile(editor: Editor, name: string, onSaved: Saved) {
  const words = fileWords(editor.section, name);
  const { settings: before } = editor.read().draft.shared;
  const focus = focusFieldOf(describe(editor.section).settings, name);
  const isBack = () => Boolean(editor.read().draft.shared.settings[name]);
  editor.setSetting(name, null);

  const removeStored = async (): Promise<"gone" | "kept"> => {
    if (isBack()) return "kept";
    if (!editor.read().saved.shared.settings[name]) return "gone";
    const { data } = await api.DELETE("/api/site/sections/{section}/settings/{name}", {
      params: { path: { section: editor.section, name } },
    });
    const { saved } = editor.read();
    const settings = withValue<SettingValue>(describe(editor.section).settings, saved.shared.settings, name, null);
    const now: Contents = { ...saved, shared: { ...saved.shared, settings } };
    if (data) {
      editor.setSaved(now, data.revision);
      onSaved(now, data.revision);
    }
    return "gone";
  };

  try {
    if ((await queueSave(editor, removeStored)) === "kept") return;
  } catch {
    // Another file may have been chosen, or the deletion undone, meanwhile: that one stands.
    if (!isBack()) {
      editor.setSetting(name, before[name] ?? null);
      if (focus && before[focus]) editor.setSetting(focus, before[focus]);
    }
    toastError(words.deleteFailed);
    return;
  }
  toastSuccess(words.deleted);
}
