// The theme in the appearance's draft. Elsewhere it is the dots' choice, stored with the next save of anything (siteTheme.ts);
// here it is a step of the draft as well, so that it is kept and taken back with the rest.
import { useEffect } from "react";
import type { Colours } from "../../site/page/theme/derive";
import { coloursIn } from "../../site/page/theme/ownTheme";
import type { DraftState } from "../model";
import { siteTheme } from "../siteTheme";
import type { Editor } from "../store";

const noColours = { background: "", text: "", accent: "" } satisfies Colours;

/** What is half typed is none of the three colours yet, and is chosen all the same. */
export const wearsOwn = (settings: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(noColours).some((name) => settings[name]);
const hasOwn = (editor: Editor): boolean => wearsOwn(editor.read().draft.shared.settings);

/** What the dots chose already stands in it; what the site has meanwhile is no choice any more. */
export function withPendingTheme(draft: DraftState, stored: number): DraftState {
  const theme = siteTheme.read() ?? draft.theme;
  return { ...draft, theme: theme === stored ? null : theme };
}

/** Until the returned function is called. */
export function joinDraft(editor: Editor, stored: number): () => void {
  const follow = () => {
    const { theme, shared } = editor.read().draft;
    siteTheme.follow(theme);
    siteTheme.followOwn(coloursIn(shared.settings));
  };
  follow();
  const unfollow = editor.subscribe(follow);
  // A theme takes the place of the owner's own colours, in one step.
  const release = siteTheme.through((theme) => editor.chooseLook({ theme }, hasOwn(editor) ? noColours : {}));
  const wished = siteTheme.takeWish();
  if (wished !== null) siteTheme.choose(wished === stored ? null : wished);
  return () => {
    unfollow();
    release();
  };
}

export const useThemeDraft = (editor: Editor, stored: number) =>
  useEffect(() => joinDraft(editor, stored), [editor, stored]);
