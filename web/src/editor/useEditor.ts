// React's view of the editor store: each widget re-renders only when its own slice changes.
import { createContext, useContext, useSyncExternalStore } from "react";
import type { Option, PageSection } from "../contract/types.gen";
import type { SiteSnapshot } from "../site/page/snapshot";
import type { DraftState } from "./model";
import type { Preview } from "./queries";
import type { Editor, EditorState } from "./store";
import type { Translations } from "./translation/queries";

export interface EditorContextValue {
  editor: Editor;
  language: string;
  /** The layout as it would be after a save: the one chosen here, else the site's. */
  option: Option;
  isPaid: boolean;
  isOnline: boolean;
  ownerName: string;
  /** Visitors do not get this section, or will not once the draft of the appearance is saved. */
  isHidden: boolean;
  /** Brings this section of the page into the preview's sight. */
  lookAt(section: PageSection): void;
  /** The stored site as the server sent it, with the revision of each section. */
  stored: Preview;
  /** Its files. */
  storedMedia: SiteSnapshot["media"];
  /** What is noted of its translations, and what they are made from; null for a site of one language. */
  translations: Translations | null;
  /** Problems that the server found, by field path: they stand at the field until it changes. */
  fieldErrors: Readonly<Record<string, string>>;
}

export const EditorContext = createContext<EditorContextValue | null>(null);

export function useEditorContext(): EditorContextValue {
  const value = useContext(EditorContext);
  if (!value) throw new Error("an editor's widget stands outside an editor");
  return value;
}

export function useEditorState<T>(editor: Editor, select: (state: EditorState) => T): T {
  return useSyncExternalStore(editor.subscribe, () => select(editor.read()));
}

export function useDraft<T>(select: (draft: DraftState) => T): T {
  const { editor } = useEditorContext();
  return useEditorState(editor, (state) => select(state.draft));
}
