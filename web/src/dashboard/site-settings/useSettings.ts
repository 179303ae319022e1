// The site-type screen's machine: what is shown, whether it is saved, and saving it without overwriting anybody.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ApiProblem } from "../../api/client";
import { keepDraft } from "../../editor/draft/autosave";
import type { DraftKeys } from "../../editor/draft/local";
import { siteQuery, useDraftGone } from "../../editor/queries";
import { settingsWord } from "../../editor/saving/onlineWords";
import type { SaveState } from "../../editor/saving/untilAnswered";
import { useSiteTheme } from "../../editor/siteTheme";
import { typesiteWords } from "../../i18n/dashboard";
import { problemText } from "../../i18n/problems";
import { toastError, toastSuccess } from "../../ui/notices/Toasts";
import { type Site, useSaveSettings } from "../settings";
import { hiddenAmong } from "../siteLanguages/visibility";
import { createSettingsEditor, type SettingsDraft } from "./draft";
import { bodyOf, formOf, isSame, isSlug, refusalOf, type SettingsForm } from "./form";

const isOutdated = (draft: SettingsDraft | null, site: Site): boolean =>
  draft !== null && draft.base !== site.settingsRevision && !isSame(draft.form, formOf(site));

interface Conflict {
  fresh: Site;
  /** What this window began with; null for a draft that began on an older revision. */
  base: SettingsForm | null;
}

export function useSettings(
  site: Site,
  keys: DraftKeys,
  opened: SettingsDraft | null,
  said: (stored: SettingsForm) => string = (stored) => settingsWord(site, stored.isOnline),
) {
  const client = useQueryClient();
  const saveSettings = useSaveSettings();
  const draftGone = useDraftGone();
  const theme = useSiteTheme(site.themeIndex);
  const [editor] = useState(() => createSettingsEditor(opened, keys, formOf(site), () => draftGone("settings")));
  const draft = useSyncExternalStore(editor.subscribe, editor.read);
  const [state, setState] = useState<SaveState>("idle");
  const [hasFailed, setFailed] = useState(false);
  const [slugError, setSlugError] = useState<string | null>(null);
  // A draft made on an older revision opens the dialog at once.
  const [conflict, setConflict] = useState<Conflict | null>(() =>
    isOutdated(opened, site) ? { fresh: site, base: null } : null,
  );
  const isSaving = useRef(false);

  useEffect(() => keepDraft(editor.drafted), [editor]);
  const stored = formOf(site);
  const form = draft?.form ?? stored;

  const change = (changes: Partial<SettingsForm>) => {
    const next = { ...form, ...changes };
    if ("slug" in changes) setSlugError(null);
    const base = draft?.base ?? site.settingsRevision;
    // While another choice is on its way to be stored, the one that is stored now is a change too.
    const isStored = isSame(next, stored) && !isSaving.current;
    editor.set(isStored ? null : { site: site.id, base, form: next });
  };

  /** Null when it was added, otherwise why not. */
  const addLanguage = (code: string): string | null => {
    const refusal = refusalOf(form, code, site.isPaid, site.maxLanguages);
    if (!refusal) change({ languages: [...new Set([...form.languages, code])] });
    return refusal;
  };

  const fail = async (problem: ApiProblem) => {
    if (problem.code === "site.stale") {
      const base = (draft?.base ?? site.settingsRevision) === site.settingsRevision ? stored : null;
      setConflict({ fresh: await client.fetchQuery({ ...siteQuery, staleTime: 0 }), base });
      return;
    }
    if (problem.code === "site.slug_taken") setSlugError(problemText(problem));
    toastError(`${typesiteWords.failed} ${problemText(problem)}`);
  };

  /** True when it is stored. */
  const save = async (sent: SettingsForm = form, revision = draft?.base ?? site.settingsRevision): Promise<boolean> => {
    if (isSaving.current) return false;
    if (!isSlug(sent.slug)) {
      setSlugError(typesiteWords.slugInvalid);
      toastError(typesiteWords.failed);
      return false;
    }
    isSaving.current = true;
    setFailed(false);
    try {
      const hiddenLanguages = hiddenAmong(site, sent.languages);
      const body = { ...bodyOf(sent, theme.isPending ? theme.index : null), hiddenLanguages };
      editor.settle(sent, await saveSettings(body, revision, setState));
      toastSuccess(said(sent));
      return true;
    } catch (error) {
      setFailed(true);
      if (!(error instanceof ApiProblem)) throw error;
      await fail(error);
      return false;
    } finally {
      isSaving.current = false;
      setState("idle");
    }
  };

  /** The owner has seen both versions and chosen; what he chose starts from the newer revision. */
  const resolve = async (chosen: SettingsForm): Promise<boolean> => {
    if (!conflict) return false;
    const { fresh } = conflict;
    setConflict(null);
    editor.set({ site: site.id, base: fresh.settingsRevision, form: chosen });
    return save(chosen, fresh.settingsRevision);
  };

  return {
    form,
    themeIndex: theme.index,
    change,
    addLanguage,
    save,
    state,
    hasFailed,
    slugError,
    isChanged: !isSame(form, stored) || theme.isPending,
    conflict,
    resolve,
    closeConflict: () => setConflict(null),
    /** Answered elsewhere and stored: what is not saved here says the same. */
    adoptBadge: ({ showsBadge }: Site) => {
      const now = editor.read();
      if (now) editor.set({ ...now, form: { ...now.form, showsBadge } });
    },
  };
}
