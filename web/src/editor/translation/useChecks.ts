// The open section as it is translated into the language that is being edited.
import { useMemo } from "react";
import { useDraft, useEditorContext, useEditorState } from "../useEditor";
import { checkTexts, type TextCheck } from "./state";

const none: readonly TextCheck[] = [];

/** Of the draft. None of the source itself, nor of a site of one language. */
export function useChecks(target?: string): readonly TextCheck[] {
  const { editor, language, option, translations } = useEditorContext();
  const languages = useDraft((draft) => draft.languages);
  const shared = useDraft((draft) => draft.shared);
  const saved = useEditorState(editor, (state) => state.saved);
  const into = target ?? language;
  return useMemo(() => {
    if (!translations || into === translations.source) return none;
    const { source, notesOf } = translations;
    const notes = notesOf(editor.section, into);
    const contents = { languages, shared };
    return checkTexts({ section: editor.section, contents, saved, notes, source, target: into, option });
  }, [translations, into, editor.section, languages, shared, saved, option]);
}
