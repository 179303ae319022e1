// The editor that is open in this page: while it is, its own store is the truth about its section's draft.
import { accountState } from "../../api/accountState";
import type { Editor } from "../store";

const state = accountState<Editor | null>("openEditor", () => null);
let compare: (() => unknown) | null = null;

export const openEditor = {
  subscribe: state.subscribe,
  read: state.read,
  /** Until the returned function is called. */
  enter(editor: Editor): () => void {
    state.set(editor);
    return () => {
      if (state.read() === editor) state.set(null);
    };
  },
  /** What shows both versions of its section, where it was saved elsewhere. */
  offerCompare(show: () => unknown): () => void {
    compare = show;
    return () => {
      if (compare === show) compare = null;
    };
  },
  compare: (): void => void compare?.(),
};
