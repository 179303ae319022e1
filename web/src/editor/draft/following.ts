// What was saved elsewhere, in another window or by a translator's file, taken over by the editors that are open here: all that
// have nothing of their own unsaved. The others ask their owner.
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { sections } from "../../contract/sections.gen";
import type { SectionName } from "../../contract/types.gen";
import { type Contents, describe } from "../model";
import { draftsQuery, previewQuery, siteQuery } from "../queries";
import { differences } from "../saving/conflict";
import type { Editor } from "../store";
import { dashboardWindows } from "./dashboardWindows";
import { draftMarks } from "./draftBadges";
import { openEditors } from "./openEditors";
import type { StoredSite } from "./opening";
import { laidOver } from "./overlay";
import { hasLook } from "./pendingAppearance";

const draftPlaces = Object.keys(sections) as SectionName[];

export function follow(editor: Editor, { snapshot, revisions }: StoredSite): void {
  const { section } = editor;
  const { draft, revision: base } = editor.read();
  const saved = snapshot.sections[section] as unknown as Contents;
  const revision = revisions[section] ?? 0;
  if (revision === base || !saved) return;
  if (!editor.isChanged()) {
    editor.setSaved(saved, revision);
    editor.replaceDraft(laidOver(section, {}, saved));
    return;
  }
  // The same draft, which the other window has put on line.
  const isStored = !hasLook(draft) && !differences(section, draft, saved, null).length;
  if (isStored) editor.setSaved(saved, revision);
}

export async function followStored(client: QueryClient): Promise<void> {
  const stored = await client.fetchQuery({ ...previewQuery, staleTime: 0 });
  for (const editor of openEditors.read()) follow(editor, stored);
}

const isOpenHere = (place: string): boolean => openEditors.of(place) !== null;

/** Stands once, where the site's state is always shown. */
export function useOtherWindows(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stop = dashboardWindows.listen(() => {
      draftMarks.forget((place) => !isOpenHere(place));
      const keys = [siteQuery.queryKey, draftsQuery.queryKey, ["unpublished"], ["translations"], ["versions"]];
      for (const queryKey of keys) void client.invalidateQueries({ queryKey });
      void followStored(client).catch(() => undefined); // not to be had now: the next save is told
    });
    // Their typing lies in the storage that all share.
    const onStored = ({ key }: StorageEvent) => {
      const written = draftPlaces.find((place) => describe(place).draftKey === key);
      if (written && !isOpenHere(written)) draftMarks.forget((place) => place === written);
    };
    window.addEventListener("storage", onStored);
    return () => {
      stop();
      window.removeEventListener("storage", onStored);
    };
  }, [client]);
}
