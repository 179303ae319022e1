// 'Abandonner': a line of the list is given up at once and can be had again as long as its toast stands.
import { useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "../../api/client";
import type { SectionName } from "../../contract/types.gen";
import { isChanged } from "../../editor/draft/changes";
import { draftMarks } from "../../editor/draft/draftBadges";
import { dropLocally, keepLocally, tabId } from "../../editor/draft/local";
import { openEditors } from "../../editor/draft/openEditors";
import { openDraft } from "../../editor/draft/opening";
import { dropServerDraft, keepServerDraft } from "../../editor/draft/serverDraft";
import type { DraftState } from "../../editor/model";
import { previewQuery, siteQuery, useDraftGone } from "../../editor/queries";
import { siteTheme } from "../../editor/siteTheme";
import { publishingWords as words } from "../../i18n/publishing";
import { toastUndo } from "../../ui/notices/Toasts";
import { withLine } from "./lines";
import type { DraftedSection, Line } from "./unpublished";
import { unpublishedDraftsQuery } from "./useUnpublished";

type ServerDraft = Schemas["DraftOut"];

export function useAbandon() {
  const client = useQueryClient();
  const draftGone = useDraftGone();

  /** What is told of drafts, until it is asked again. */
  const tell = (section: SectionName, now: ServerDraft | null) => {
    draftMarks.set(section, now !== null);
    if (!now) draftGone(section);
    client.setQueryData(unpublishedDraftsQuery.queryKey, (old) => {
      const others = old?.drafts.filter((kept) => kept.section !== section) ?? [];
      return old && { ...old, drafts: now ? [...others, now] : others };
    });
  };

  /** As it is now, whoever holds it: another line may have been given up, or more been typed, since it was listed. */
  const change = async (
    { section, base, saved }: DraftedSection,
    changed: (draft: DraftState) => DraftState,
  ): Promise<void> => {
    const editor = openEditors.of(section);
    if (editor) {
      editor.replaceDraft(changed(editor.read().draft));
      return;
    }
    const [stored, drafts] = await Promise.all([
      client.ensureQueryData(previewQuery),
      client.ensureQueryData(unpublishedDraftsQuery),
    ]);
    const before = openDraft(section, stored, drafts).draft;
    const now = changed(before);
    if (before.theme !== now.theme) siteTheme.choose(now.theme);
    if (isChanged(section, now, saved)) {
      keepLocally(section, drafts, base, now);
      keepServerDraft(section, base, now);
      const content = now as unknown as Record<string, unknown>;
      tell(section, { section, baseRevision: base, tab: tabId, content, updatedAt: new Date().toISOString() });
    } else {
      dropLocally(section);
      tell(section, null);
      dropServerDraft(section, () => void client.invalidateQueries({ queryKey: siteQuery.queryKey }));
    }
  };

  /** Answers what brings it back. */
  const giveUp = (drafted: DraftedSection, line: Line, name: string): (() => void) => {
    const { section, saved, shown } = drafted;
    const before = openEditors.of(section)?.read().draft ?? drafted.draft;
    void change(drafted, (draft) => withLine(section, draft, saved, line, shown));
    return toastUndo(words.abandoned(name), () => {
      void change(drafted, (draft) => withLine(section, draft, before, line, shown));
    });
  };

  const giveUpTheme = (theme: number, name: string): (() => void) => {
    siteTheme.choose(null);
    return toastUndo(words.abandoned(name), () => siteTheme.choose(theme));
  };

  return { giveUp, giveUpTheme };
}
