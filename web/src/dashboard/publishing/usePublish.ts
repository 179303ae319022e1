// 'Tout mettre en ligne': one call for everything, all or nothing; and what this browser holds once it is answered.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { accountSignal } from "../../api/accountState";
import { ApiProblem, api, dataOf, type Schemas } from "../../api/client";
import { carryDrafts } from "../../editor/draft/carry";
import { isChanged } from "../../editor/draft/changes";
import { dashboardWindows } from "../../editor/draft/dashboardWindows";
import { draftMarks } from "../../editor/draft/draftBadges";
import { follow as followStored } from "../../editor/draft/following";
import { dropLocally, keepLocally, nextSent } from "../../editor/draft/local";
import { openEditors } from "../../editor/draft/openEditors";
import { isOfOthers, nothingChosen } from "../../editor/draft/pendingAppearance";
import { keepServerDraft } from "../../editor/draft/serverDraft";
import { focusItemForm } from "../../editor/fields/focusing";
import type { OpenForm } from "../../editor/fields/putForm";
import type { Contents, DraftState } from "../../editor/model";
import { draftsQuery, previewQuery, siteQuery, useSavedContents } from "../../editor/queries";
import { isSame } from "../../editor/sameContent";
import { onlineWord } from "../../editor/saving/onlineWords";
import { queueSave } from "../../editor/saving/saveQueue";
import { untilAnswered } from "../../editor/saving/untilAnswered";
import { describeForms } from "../../editor/saving/useSave";
import { siteTheme } from "../../editor/siteTheme";
import type { Editor } from "../../editor/store";
import { problemText } from "../../i18n/problems";
import { publishingWords as words } from "../../i18n/publishing";
import { toastAction, toastError, toastSuccess } from "../../ui/notices/Toasts";
import type { Site } from "../settings";
import { lastPublication } from "./lastPublication";
import { type Refusal, refusalOf } from "./refusal";
import { type DraftedSection, type Publication, publicationOf, toPublish, type Unpublished } from "./unpublished";
import { draftOf, unpublishedDraftsQuery } from "./useUnpublished";

type Body = Schemas["PublicationIn"];

function bodyOf({ sections, look }: Publication): Body {
  const { theme, layout, badge, bar, logo, styleSet } = look;
  const chosen = { themeIndex: theme, layout, showsBadge: badge, siteType: bar, keepsLogoColours: logo, styleSet };
  return { tab: nextSent(), sections: sections as unknown as Body["sections"], look: chosen };
}

/** What was typed while this was under way is newer, and stays. */
function follow(editor: Editor, sent: DraftState, after: Contents, revision: number, look: Publication["look"]): void {
  const { draft } = editor.read();
  const isUntouched = draft === sent;
  editor.setSaved(after, revision);
  editor.settleLook(look);
  const { languages, shared } = after;
  if (isUntouched && !(isSame(draft.languages, languages) && isSame(draft.shared, shared)))
    editor.replaceDraft({ ...editor.read().draft, languages, shared });
}

/** Half an item stays a draft, shown or not, and begins with what is stored now. True: there is one. */
function keepForm({ section, draft }: DraftedSection, after: Contents, revision: number, keys: Keys): boolean {
  const { forms, proposals } = draft;
  const left: DraftState = { ...after, ...nothingChosen, forms, ...(proposals && { proposals }) };
  if (!isChanged(section, left, after)) return false;
  keepLocally(section, keys, revision, left);
  keepServerDraft(section, revision, left);
  return true;
}

/** As with 'Enregistrer': what stands complete in the fields that are open goes into its list; what does not is said there. */
function withOpenForms(listed: Unpublished, languages: readonly string[]) {
  const forms: OpenForm[] = [];
  const sections = listed.sections.map((drafted) => {
    const editor = openEditors.of(drafted.section);
    const taken = (editor && openEditors.screenOf(editor).takeForms?.()) ?? [];
    if (!editor || !taken.length) return drafted;
    forms.push(...taken);
    return { ...draftOf(editor, languages, drafted.shown), isStale: drafted.isStale };
  });
  return { asked: { ...listed, sections }, forms };
}

type Keys = Parameters<typeof keepLocally>[1];

export function usePublish(site: Site) {
  const client = useQueryClient();
  const keepSaved = useSavedContents();
  const putBack = usePutBack();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const settle = async (asked: Unpublished, publication: Publication, done: Schemas["Published"]) => {
    const { look, after } = publication;
    const keys =
      client.getQueryData(unpublishedDraftsQuery.queryKey) ?? (await client.fetchQuery(unpublishedDraftsQuery));
    const before = client.getQueryData(previewQuery.queryKey);
    for (const drafted of asked.sections) {
      const { section, draft } = drafted;
      const [now, revision] = [after[section], done.revisions[section]];
      if (!now || revision === undefined) continue;
      keepSaved(section, now, revision, look);
      const editor = openEditors.of(section);
      if (editor) follow(editor, draft, now, revision, look);
      else {
        dropLocally(section);
        draftMarks.set(section, keepForm(drafted, now, revision, keys));
      }
    }
    if (done.layoutToken) localStorage.setItem("selectedOption", done.layoutToken);
    if (!Object.keys(after).length && look.theme !== null)
      await client.invalidateQueries({ queryKey: previewQuery.queryKey });
    const gone = new Set<string>(Object.keys(after));
    for (const { queryKey } of [unpublishedDraftsQuery, draftsQuery])
      client.setQueryData(
        queryKey as typeof draftsQuery.queryKey,
        (old) => old && { ...old, drafts: old.drafts.filter(({ section }) => !gone.has(section)) },
      );
    await Promise.all(
      [siteQuery.queryKey, ["versions"], ["sample"]].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
    siteTheme.settle(look.theme);
    // What other sections have now too.
    if (isOfOthers(look)) await client.invalidateQueries({ queryKey: previewQuery.queryKey });
    const stored = client.getQueryData(previewQuery.queryKey);
    if (look.styleSet !== null && before && stored) carryDrafts(before, stored, keys);
    dashboardWindows.tell();
  };

  const send = async (asked: Unpublished, forms: readonly OpenForm[]): Promise<void> => {
    const account = accountSignal();
    const preview = await client.fetchQuery(previewQuery);
    const publication = publicationOf(asked, preview);
    const body = bodyOf(publication);
    const post = () =>
      untilAnswered(
        null,
        (headers) => dataOf(api.POST("/api/site/publication", { body, headers })),
        () => {},
      );
    const inAllTurns = openEditors.read().reduce((work, editor) => () => queueSave(editor, work), post);
    const done = await inAllTurns();
    if (account.aborted) return;
    await settle(asked, publication, done);
    const said = [onlineWord(site), ...describeForms(forms)].join(" ");
    const { undo, siteRevision: revision } = done;
    if (undo === null) toastSuccess(said);
    else {
      lastPublication.note({ undo, revision });
      toastAction(said, words.putBack, () => void putBack(undo));
    }
  };

  /** Null where it is refused; else what is to be done once the list is closed. */
  const publish = async (listed: Unpublished): Promise<(() => void) | null> => {
    if (isBusy) return null;
    setBusy(true);
    setRefusal(null);
    const { asked, forms } = withOpenForms(listed, site.languages);
    try {
      if (asked.theme !== null || toPublish(asked).length) await send(asked, forms);
      else toastError(describeForms(forms).join(" "));
      const left = forms.find(({ isTaken }) => !isTaken);
      return () => left && focusItemForm(left.list.name);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      console.error("publication refused", error.code, error.reference); // refusals are logged, as of every save
      setRefusal(refusalOf(error));
      // Saved elsewhere: what is stored now is what its editor compares with.
      if (error.code === "site.stale") await client.fetchQuery({ ...previewQuery, staleTime: 0 });
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { publish, isBusy, refusal };
}

/** The whole site as it was just before. An open editor in which nothing is typed shows it too. */
export function usePutBack() {
  const client = useQueryClient();
  return async (number: number): Promise<void> => {
    try {
      const { revision } = await client.fetchQuery({ ...siteQuery, staleTime: 0 });
      const params = { path: { number } };
      const body = { what: "site" as const };
      await untilAnswered(
        revision,
        (headers) => dataOf(api.POST("/api/site/versions/{number}/restoration", { params, headers, body })),
        () => {},
      );
      const keys = [siteQuery.queryKey, ["versions"], ["translations"]];
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
      const stored = await client.fetchQuery({ ...previewQuery, staleTime: 0 });
      const token = client.getQueryData(siteQuery.queryKey)?.layoutToken;
      if (token) localStorage.setItem("selectedOption", token);
      for (const editor of openEditors.read()) followStored(editor, stored);
      dashboardWindows.tell();
      toastSuccess(words.isBack);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastError(problemText(error));
    }
  };
}
