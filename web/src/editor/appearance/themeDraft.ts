// The theme in the appearance's draft. Elsewhere it is the dots' choice, stored with the next save of anything (siteTheme.ts);
// here it is a step of the draft as well, so that it is kept and taken back with the rest.
import { useEffect } from "react";
import type { DraftState } from "../model";
import { siteTheme } from "../siteTheme";
import type { Editor } from "../store";

/** What the dots chose already stands in it; what the site has meanwhile is no choice any more. */
export function withPendingTheme(draft: DraftState, stored: number): DraftState {
  const theme = siteTheme.read() ?? draft.theme;
  return { ...draft, theme: theme === stored ? null : theme };
}

/** Until the returned function is called. */
export function joinDraft(editor: Editor): () => void {
  const follow = () => siteTheme.follow(editor.read().draft.theme);
  follow();
  const unfollow = editor.subscribe(follow);
  const release = siteTheme.through((theme) => editor.chooseLook({ theme }));
  return () => {
    unfollow();
    release();
  };
}

export const useThemeDraft = (editor: Editor) => useEffect(() => joinDraft(editor), [editor]);
