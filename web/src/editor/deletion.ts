// Deleting an item: gone at once, then from the store; five seconds to take it back, with its id and place (D11).
import { ApiProblem, api } from "../api/client";
import { editorWords, messages } from "../i18n/editor";
import { problemText } from "../i18n/fr";
import { toastError, toastSuccess, toastUndo } from "../ui/Toasts";
import type { Contents, Item, ListDescription } from "./model";
import type { Editor } from "./store";

type Saved = (saved: Contents, revision: number) => void;

const savedList = (editor: Editor, list: ListDescription, language: string): Item[] => {
  const { saved } = editor.read();
  return (list.shared ? saved.shared.lists : saved.languages[language]?.lists)?.[list.name] ?? [];
};

function withSavedList(editor: Editor, list: ListDescription, language: string, items: Item[]): Contents {
  const { saved } = editor.read();
  if (list.shared)
    return { ...saved, shared: { ...saved.shared, lists: { ...saved.shared.lists, [list.name]: items } } };
  const content = saved.languages[language];
  if (!content) return saved;
  const lists = { ...content.lists, [list.name]: items };
  return { ...saved, languages: { ...saved.languages, [language]: { ...content, lists } } };
}

export async function deleteItem(editor: Editor, list: ListDescription, language: string, item: Item, onSaved: Saved) {
  const position = editor.listOf(list, language).findIndex((one) => one.id === item.id);
  const stored = savedList(editor, list, language);
  const storedPosition = stored.findIndex((one) => one.id === item.id);
  const path = { section: editor.section };
  editor.removeItem(list, language, item.id);

  const settle = (items: Item[], revision: number) => {
    const saved = withSavedList(editor, list, language, items);
    editor.setSaved(saved, revision);
    onSaved(saved, revision);
  };

  const undo = async () => {
    editor.insertItem(list, language, item, position);
    const storedItem = stored[storedPosition];
    if (!storedItem) return;
    try {
      const { data } = await api.POST("/api/site/sections/{section}/items", {
        params: { path },
        body: {
          list: list.name,
          language: list.shared ? null : language,
          position: storedPosition,
          item: { ...storedItem },
        },
      });
      if (data) settle(stored, data.revision);
    } catch (error) {
      // It is back in the draft; the next save stores it again.
      if (error instanceof ApiProblem) toastError(problemText(error));
    }
  };

  if (storedPosition >= 0) {
    try {
      const { data } = await api.DELETE("/api/site/sections/{section}/items/{item_id}", {
        params: { path: { ...path, item_id: item.id } },
      });
      if (data)
        settle(
          stored.filter((one) => one.id !== item.id),
          data.revision,
        );
    } catch {
      toastError(messages[editor.section].deleteFailed);
      return;
    }
  }
  toastUndo(messages[editor.section].deleted, () => void undo());
}

const files = {
  cv: { done: editorWords.files_.cvDeleted, failed: editorWords.files_.cvDeleteFailed },
  logo: { done: editorWords.files_.logoDeleted, failed: editorWords.files_.logoDeleteFailed },
  photo: { done: editorWords.files_.photoDeleted, failed: editorWords.files_.photoDeleteFailed },
} as const;

/** CV, logo or photo: the stored field is set to null and the local copy is cleared (spec, section 4). */
export async function deleteFile(editor: Editor, name: string, onSaved: Saved) {
  const words = files[name as keyof typeof files] ?? files.photo;
  const { saved } = editor.read();
  const wasStored = Boolean(saved.shared.settings[name]);
  editor.setSetting(name, null);
  if (wasStored) {
    try {
      const { data } = await api.DELETE("/api/site/sections/{section}/settings/{name}", {
        params: { path: { section: editor.section, name } },
      });
      const now: Contents = {
        ...saved,
        shared: { ...saved.shared, settings: { ...saved.shared.settings, [name]: null } },
      };
      if (data) {
        editor.setSaved(now, data.revision);
        onSaved(now, data.revision);
      }
    } catch {
      toastError(words.failed);
      return;
    }
  }
  toastSuccess(words.done);
}
