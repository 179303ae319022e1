// 'Enregistrer': blocks repeats, says how it ended in the spec's words, and never loses what was typed.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { ApiProblem } from "../api/client";
import { messages } from "../i18n/editor";
import { problemText } from "../i18n/fr";
import { toastError, toastSuccess } from "../ui/Toasts";
import { differences } from "./conflict";
import { fieldErrorsOf } from "./fieldErrors";
import type { Contents } from "./model";
import { previewQuery, siteQuery, useSavedContents } from "./queries";
import { type SaveState, saveSection } from "./save";
import { siteTheme } from "./siteTheme";
import type { Editor } from "./store";

interface Conflict {
  contents: Contents;
  revision: number;
}

export function useSave(editor: Editor, language: string) {
  const client = useQueryClient();
  const keepSaved = useSavedContents();
  const [state, setState] = useState<SaveState>("idle");
  const [hasFailed, setFailed] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const isSaving = useRef(false);

  const showConflict = useCallback(async () => {
    const { snapshot, revisions } = await client.fetchQuery({ ...previewQuery, staleTime: 0 });
    const contents = snapshot.sections[editor.section] as unknown as Contents;
    const revision = revisions[editor.section] ?? 0;
    // Nothing to choose between: the draft says what is stored already, only from an older revision.
    if (differences(editor.section, editor.read().draft, contents).length) setConflict({ contents, revision });
    else editor.setSaved(contents, revision);
  }, [client, editor]);

  const save = async (): Promise<boolean> => {
    if (isSaving.current || !language) return false;
    isSaving.current = true;
    setFailed(false);
    setFieldErrors({});
    try {
      const themeIndex = siteTheme.read();
      const answer = await saveSection({ editor, language, themeIndex, onState: setState });
      // D16: the browser keeps the sealed token, never the plain choice.
      if (answer.layoutToken) localStorage.setItem("selectedOption", answer.layoutToken);
      await client.invalidateQueries({ queryKey: siteQuery.queryKey });
      editor.settleLayout();
      siteTheme.settle(themeIndex);
      keepSaved(editor.section, editor.read().saved, answer.revision);
      toastSuccess(messages[editor.section].saved(language));
      return true;
    } catch (error) {
      setFailed(true);
      if (!(error instanceof ApiProblem)) throw error;
      if (error.code === "site.stale") await showConflict();
      else {
        setFieldErrors(fieldErrorsOf(error));
        toastError(messages[editor.section].failed(problemText(error)));
      }
      return false;
    } finally {
      isSaving.current = false;
      setState("idle");
    }
  };

  return {
    save,
    state,
    hasFailed,
    fieldErrors,
    conflict,
    showConflict,
    closeConflict: () => setConflict(null),
  };
}

export type Save = ReturnType<typeof useSave>;
