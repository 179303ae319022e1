// The draft of a section, as the machine of keep.ts takes it.

import { settled } from "../saving/saveQueue";
import type { Editor } from "../store";
import type { Drafted } from "./autosave";
import { type DraftKeys, dropLocally, keepLocally } from "./local";

/** `onDropped`: what was read of it before is not to be opened again. */
export function draftedSection(editor: Editor, keys: DraftKeys, isOnServer: boolean, onDropped: () => void): Drafted {
  return {
    place: editor.section,
    isOnServer,
    isChanged: () => editor.isChanged(),
    subscribe(listener) {
      let last = editor.read();
      return editor.subscribe(() => {
        const now = editor.read();
        // What was saved counts as well: a draft kept on the revision before a deletion would look like an older one.
        if (now.draft === last.draft && now.saved === last.saved && now.revision === last.revision) return;
        last = now;
        listener();
      });
    },
    keepHere() {
      const { draft, revision } = editor.read();
      keepLocally(editor.section, keys, revision, draft);
    },
    dropHere() {
      dropLocally(editor.section);
      onDropped();
    },
    forServer() {
      const { draft, revision } = editor.read();
      return { baseRevision: revision, content: draft as unknown as Record<string, unknown> };
    },
    settled: () => settled(editor),
  };
}
