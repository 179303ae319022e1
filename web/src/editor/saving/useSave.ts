// 'Enregistrer': blocks repeats, says how it ended in the fixed words, and never loses what was typed.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { accountSignal } from "../../api/accountState";
import { ApiProblem } from "../../api/client";
import type { Option } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import { problemText } from "../../i18n/problems";
import { translationWords } from "../../i18n/translation";
import { toastError, toastSuccess } from "../../ui/notices/Toasts";
import { carryDrafts } from "../draft/carry";
import { isOfOthers, lookOf } from "../draft/pendingAppearance";
import { focusItemForm, focusTranslationEditor } from "../fields/focusing";
import { type OpenForm, takeOpenForms } from "../fields/putForm";
import { failedMessage, savedMessage } from "../labels";
import type { Contents } from "../model";
import { draftsQuery, type Preview, previewQuery, useSavedContents } from "../queries";
import { siteTheme } from "../siteTheme";
import type { Editor } from "../store";
import { unreadToSave } from "../translation/proposals";
import { differences } from "./conflict";
import { fieldErrorsOf } from "./fieldErrors";
import { saveSection } from "./save";
import { queueSave } from "./saveQueue";
import type { SaveState } from "./untilAnswered";

interface Conflict {
  contents: Contents;
  revision: number;
}

interface Shown {
  state: SaveState;
  hasFailed: boolean;
  fieldErrors: Readonly<Record<string, string>>;
  conflict: Conflict | null;
}
const quiet: Shown = { state: "idle", hasFailed: false, fieldErrors: {}, conflict: null };

/** What a save shows belongs to one editor: the next one starts afresh, and what comes late for the last one is dropped. */
function useShown(editor: Editor) {
  const [kept, setKept] = useState({ editor, shown: quiet });
  if (kept.editor !== editor) setKept({ editor, shown: quiet });
  const show = useCallback(
    (change: Partial<Shown>) =>
      setKept((now) => (now.editor === editor ? { editor, shown: { ...now.shown, ...change } } : now)),
    [editor],
  );
  return [kept.editor === editor ? kept.shown : quiet, show] as const;
}

const saving = new WeakSet<Editor>();

/** Each thing once, however many forms are open. */
export function describeForms(forms: readonly OpenForm[]): string[] {
  const { added, changed, notAdded, notChanged } = editorWords.openForm;
  const sentences = forms.map(({ isEdit, isTaken }) =>
    isTaken ? (isEdit ? changed : added) : isEdit ? notChanged : notAdded,
  );
  return [...new Set(sentences)];
}

interface Screen {
  language: string;
  option: Option;
  isPaid: boolean;
  /** The fields of items are on it: not while texts are translated, nor on a project's own page. */
  showsForms: boolean;
  /** What a success is called; null: as the section calls it. */
  said: string | null;
}

export function useSave(editor: Editor, { language, option, isPaid, showsForms, said }: Screen) {
  const client = useQueryClient();
  const keepSaved = useSavedContents();
  const [shown, show] = useShown(editor);

  const showConflict = useCallback(async () => {
    const { snapshot, revisions } = await client.fetchQuery({ ...previewQuery, staleTime: 0 });
    const contents = snapshot.sections[editor.section] as unknown as Contents;
    const revision = revisions[editor.section] ?? 0;
    // Nothing to choose between: the draft says what is stored already, only from an older revision.
    if (differences(editor.section, editor.read().draft, contents, null).length)
      show({ conflict: { contents, revision } });
    else editor.setSaved(contents, revision);
  }, [client, editor, show]);

  /** Drafts of the other sections, which wear something else now. */
  const goOnFrom = async (before: Preview | undefined) => {
    const after = client.getQueryData(previewQuery.queryKey);
    if (before && after) carryDrafts(before, after, await client.fetchQuery(draftsQuery));
  };

  const save = async (): Promise<boolean> => {
    if (saving.has(editor) || !language) return false;
    // What a machine wrote is saved by its owner's word alone.
    const [unread, ...more] = unreadToSave(editor, language);
    if (unread) {
      toastError(translationWords.saveRefused(1 + more.length));
      focusTranslationEditor(unread.place);
      return false;
    }
    saving.add(editor);
    const account = accountSignal();
    const forms = showsForms ? takeOpenForms(editor, language, { option, isPaid }) : [];
    show({ hasFailed: false, fieldErrors: quiet.fieldErrors });
    try {
      const themeIndex = siteTheme.read();
      const look = lookOf(editor.read().draft);
      const before = client.getQueryData(previewQuery.queryKey);
      show({ state: "saving" });
      const onState = (state: SaveState) => show({ state });
      const answer = await queueSave(editor, () => saveSection({ editor, language, themeIndex, onState }));
      if (account.aborted) return true;
      // The browser keeps the sealed token, never the plain choice.
      if (answer.layoutToken) localStorage.setItem("selectedOption", answer.layoutToken);
      keepSaved(editor.section, editor.read().saved, answer.revision, { ...look, theme: themeIndex });
      editor.settleLook(look);
      siteTheme.settle(themeIndex);
      toastSuccess([said ?? savedMessage(editor.section, language), ...describeForms(forms)].join(" "));
      // What another section or screen has too: its revision is another now.
      if (isOfOthers(look)) await client.invalidateQueries({ queryKey: previewQuery.queryKey });
      if (look.styleSet !== null) await goOnFrom(before);
      return true;
    } catch (error) {
      show({ hasFailed: true });
      if (!(error instanceof ApiProblem)) throw error;
      if (error.code === "site.stale") await showConflict();
      else {
        show({ fieldErrors: fieldErrorsOf(error) });
        console.error("save refused", error.code, error.reference); // errors are logged
        toastError(failedMessage(editor.section, problemText(error)));
      }
      return false;
    } finally {
      const left = forms.find(({ isTaken }) => !isTaken);
      if (left) focusItemForm(left.list.name);
      saving.delete(editor);
      show({ state: "idle" });
    }
  };

  return { ...shown, save, showConflict, closeConflict: () => show({ conflict: null }) };
}

export type Save = ReturnType<typeof useSave>;
