// One change of a stored section at a time: a save beside a deletion would start from a revision that is no longer the last.
import type { Editor } from "../store";

const queues = new WeakMap<Editor, Promise<unknown>>();

/** Runs when every earlier change of this editor's section has been answered, however it ended. */
export function queueSave<T>(editor: Editor, work: () => Promise<T>): Promise<T> {
  const mine = settled(editor).then(work);
  queues.set(
    editor,
    mine.catch(() => undefined),
  );
  return mine;
}

/** When nothing is under way any more. */
export const settled = (editor: Editor): Promise<unknown> => queues.get(editor) ?? Promise.resolve();
