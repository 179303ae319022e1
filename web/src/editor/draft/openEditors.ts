// The editors that are open in this page, a section's own or those of a list of all texts: while one is, its store is the truth
// about its section's draft.
import { accountState } from "../../api/accountState";
import type { OpenForm } from "../fields/putForm";
import type { Editor } from "../store";

/** What its screen does for it. */
export interface EditorScreen {
  /** Shows both versions, where the section was saved elsewhere. */
  compare?(): unknown;
  /** Takes the item forms that stand open on it along, as its save does. */
  takeForms?(): readonly OpenForm[];
}

const none: readonly Editor[] = [];
const state = accountState<readonly Editor[]>("openEditors", () => none);
const screens = new WeakMap<Editor, EditorScreen>();

export const openEditors = {
  subscribe: state.subscribe,
  read: state.read,
  of: (section: string): Editor | null => state.read().find((editor) => editor.section === section) ?? null,
  isOpen: (editor: Editor): boolean => state.read().includes(editor),
  /** Until the returned function is called. */
  enter(editor: Editor): () => void {
    state.set([...state.read().filter(({ section }) => section !== editor.section), editor]);
    return () => {
      if (state.read().includes(editor)) state.set(state.read().filter((other) => other !== editor));
    };
  },
  offer(editor: Editor, screen: EditorScreen): () => void {
    screens.set(editor, screen);
    return () => {
      if (screens.get(editor) === screen) screens.delete(editor);
    };
  },
  screenOf: (editor: Editor): EditorScreen => screens.get(editor) ?? {},
};
