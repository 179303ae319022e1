// How far the open section is translated, worked out once for all its fields.
import { createContext, type ReactNode, useMemo } from "react";
import { useEditorContext, useEditorState } from "../useEditor";
import { textsOf } from "./places";
import type { TextCheck } from "./state";
import { useChecks } from "./useChecks";

interface Checks {
  all: readonly TextCheck[];
  byPlace: ReadonlyMap<string, TextCheck>;
  /** What stands there is what the server holds, in both languages. */
  isSaved(place: string): boolean;
}

export const ChecksContext = createContext<Checks>({ all: [], byPlace: new Map(), isSaved: () => false });

export function ChecksProvider({ children }: { children: ReactNode }) {
  const { editor, language, option, translations } = useEditorContext();
  const all = useChecks();
  const saved = useEditorState(editor, (state) => state.saved);
  const value = useMemo(() => {
    const byPlace = new Map(all.flatMap((check) => (check.place === null ? [] : [[check.place, check] as const])));
    const isSaved = (place: string): boolean => {
      const check = byPlace.get(place);
      if (!check || !translations) return false;
      const kept = textsOf(editor.section, saved, language, option).get(place);
      const now = textsOf(editor.section, editor.read().draft, language, option).get(place);
      const keptSource = textsOf(editor.section, saved, translations.source, option).get(check.sourcePlace);
      return kept === now && keptSource === check.source;
    };
    return { all, byPlace, isSaved };
  }, [all, saved, editor, language, option, translations]);
  return <ChecksContext value={value}>{children}</ChecksContext>;
}
