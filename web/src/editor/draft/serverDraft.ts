// The server's copy of a draft whose editor is not open. What does not reach it lies in this browser all the same.
import { api } from "../../api/client";
import type { SectionName } from "../../contract/types.gen";
import type { DraftState } from "../model";
import { queueDraft } from "./draftQueue";
import { nextSent } from "./local";

/** What could not be deleted is no draft all the same: the next visit looks again. */
export function dropServerDraft(section: SectionName, onGone: () => void): void {
  const send = () => {
    const params = { path: { section }, query: { tab: nextSent() } };
    return api.DELETE("/api/site/drafts/{section}", { params }).then(onGone, () => undefined);
  };
  queueDraft(section, send, false);
}

export function keepServerDraft(section: SectionName, baseRevision: number, draft: DraftState): void {
  const send = () => {
    const body = { baseRevision, tab: nextSent(), content: draft as unknown as Record<string, never> };
    return api.PUT("/api/site/drafts/{section}", { params: { path: { section } }, body }).catch(() => undefined);
  };
  queueDraft(section, send, false);
}
