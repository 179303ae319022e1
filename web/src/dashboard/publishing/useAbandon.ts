// 'Abandonner': a draft is given up at once and can be had again as long as its toast stands.
import { useQueryClient } from "@tanstack/react-query";
import { dropLocally, keepLocally } from "../../editor/draft/local";
import { draftMarks } from "../../editor/draft/marks";
import { openEditor } from "../../editor/draft/openEditor";
import { laidOver } from "../../editor/draft/overlay";
import { dropThere, keepThere } from "../../editor/draft/there";
import { titleOf } from "../../editor/labels";
import { siteQuery, useDraftGone } from "../../editor/queries";
import { siteTheme } from "../../editor/siteTheme";
import { publishingWords as words } from "../../i18n/publishing";
import { toastUndo } from "../../ui/notices/Toasts";
import type { DraftedSection } from "./unpublished";
import { toldDraftsQuery } from "./useUnpublished";

export function useAbandon() {
  const client = useQueryClient();
  const draftGone = useDraftGone();

  /** Answers what brings it back. */
  const giveUp = (drafted: DraftedSection): (() => void) => {
    const { section, draft, saved } = drafted;
    const told = words.abandoned(titleOf(section));
    const editor = openEditor.read();
    if (editor?.section === section) {
      const before = editor.read().draft;
      editor.replaceDraft(laidOver(section, {}, saved));
      return toastUndo(told, () => {
        if (openEditor.read() === editor) editor.replaceDraft(before);
        else void bringBack({ ...drafted, draft: before });
      });
    }
    if (draft.theme !== null && siteTheme.read() === draft.theme) siteTheme.choose(null);
    dropLocally(section);
    draftMarks.set(section, false);
    draftGone(section);
    client.setQueryData(
      toldDraftsQuery.queryKey,
      (old) => old && { ...old, drafts: old.drafts.filter((kept) => kept.section !== section) },
    );
    dropThere(section, () => void client.invalidateQueries({ queryKey: siteQuery.queryKey }));
    return toastUndo(told, () => void bringBack(drafted));
  };

  const bringBack = async ({ section, draft, base }: DraftedSection): Promise<void> => {
    const keys = await client.fetchQuery(toldDraftsQuery);
    const editor = openEditor.read();
    if (editor?.section === section) editor.replaceDraft(draft);
    else keepLocally(section, keys, base, draft);
    if (draft.theme !== null) siteTheme.choose(draft.theme);
    draftMarks.set(section, true);
    keepThere(section, base, draft);
  };

  const giveUpTheme = (theme: number, name: string): (() => void) => {
    siteTheme.choose(null);
    return toastUndo(words.abandoned(name), () => siteTheme.choose(theme));
  };

  return { giveUp, giveUpTheme };
}
