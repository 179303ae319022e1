// How screens of the whole site say where something went: on line, or kept as a draft.
import { useEffect } from "react";
import { accountSignal } from "../../api/accountState";
import type { Schemas } from "../../api/client";
import { publishingWords as words } from "../../i18n/publishing";
import { toastSuccess } from "../../ui/notices/Toasts";
import type { Editor } from "../store";

type Site = Pick<Schemas["SiteOut"], "suspension" | "isOnline" | "awaitsAddress">;

/** Nothing of it can be seen otherwise, so nothing of it is 'en ligne' either. */
export const isSeen = ({ suspension, isOnline, awaitsAddress }: Site): boolean =>
  !suspension && isOnline && !awaitsAddress;

export const onlineWord = (site: Site): string => (isSeen(site) ? words.done : words.doneHidden);

/** After a change of settings, which may be the state itself. */
export function settingsWord(site: Site, isOnline: boolean): string {
  if (isOnline === site.isOnline) return onlineWord(site);
  if (!isOnline) return words.nowConstruction;
  return site.awaitsAddress ? words.lead.awaits : onlineWord({ ...site, isOnline });
}

/** Says so when a screen is left in which something was changed and not put on line. */
export function useDraftSavedToast(editors: readonly Editor[]): void {
  useEffect(() => {
    const account = accountSignal();
    const began = editors.map((editor) => [editor, editor.read().draft] as const);
    return () => {
      const isKept = began.some(([editor, before]) => editor.read().draft !== before && editor.isChanged());
      if (isKept && !account.aborted) toastSuccess(words.kept);
    };
  }, [editors]);
}
