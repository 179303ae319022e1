// Drafts that say nothing else than what is saved: their owner was gone before they were dropped. Looked for wherever drafts are
// told, once per section and visit, and dropped without a word; an open editor does so for its own.
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { accountSignal } from "../../api/accountState";
import type { SectionName } from "../../contract/types.gen";
import { draftsQuery, previewQuery, siteQuery } from "../queries";
import { draftMarks, type Overview, useUnseenPlaces } from "./draftBadges";
import { dropLocally } from "./local";
import { type Drafts, openDraft, type StoredSite } from "./opening";
import { dropServerDraft } from "./serverDraft";

export function dropLeftOvers(
  sections: readonly SectionName[],
  stored: StoredSite,
  drafts: Drafts,
  onGone: () => void,
): void {
  for (const section of sections) {
    // Opened meanwhile: its editor has the word.
    if (draftMarks.isSeen(section)) continue;
    const { isDraft, isLeftHere, isLeftThere } = openDraft(section, stored, drafts);
    if (isLeftHere) dropLocally(section);
    if (isLeftThere) dropServerDraft(section, onGone);
    if (!isDraft) draftMarks.set(section, false);
  }
}

async function lookAt(client: QueryClient, sections: readonly SectionName[]): Promise<void> {
  const account = accountSignal();
  const [stored, drafts] = await Promise.all([
    client.fetchQuery(previewQuery),
    // An editor that opens beside has just asked.
    client.fetchQuery({ ...draftsQuery, staleTime: 5_000 }),
  ]);
  if (account.aborted) return;
  dropLeftOvers(sections, stored, drafts, () => void client.invalidateQueries({ queryKey: siteQuery.queryKey }));
}

export function useLeftOvers(site: Overview | undefined): void {
  const client = useQueryClient();
  const looked = useRef(new Set<SectionName>());
  const unseen = useUnseenPlaces(site);
  useEffect(() => {
    const sections = unseen.filter((section) => !looked.current.has(section));
    if (!sections.length) return;
    for (const section of sections) looked.current.add(section);
    // Not to be had: then they are told as the server tells them.
    lookAt(client, sections).catch(() => undefined);
  }, [client, unseen]);
}
