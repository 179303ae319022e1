// What is not on line yet, at this moment: the open editor's own draft, and what lies in this browser or on the server.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { SectionName } from "../../contract/types.gen";
import { useDraftedPlaces } from "../../editor/draft/draftBadges";
import { openEditors } from "../../editor/draft/openEditors";
import { openDraft } from "../../editor/draft/opening";
import type { DraftState, Shown } from "../../editor/model";
import { draftsQuery, previewQuery } from "../../editor/queries";
import { useSiteTheme } from "../../editor/siteTheme";
import type { Editor } from "../../editor/store";
import type { Site } from "../settings";
import { type DraftedSection, linesOf, type Unpublished } from "./unpublished";

/** The same answer under a name of its own: an editor that opens must ask anew, and not begin with what is told here. */
export const unpublishedDraftsQuery = queryOptions({
  ...draftsQuery,
  queryKey: ["unpublished"],
  queryFn: draftsQuery.queryFn as () => ReturnType<Exclude<typeof draftsQuery.queryFn, symbol | undefined>>,
});

const OTHER_WINDOWS_MS = 1500;

/** Another window's typing lies in the storage that both share. */
function useOthersTyping(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setCount((now) => now + 1), OTHER_WINDOWS_MS);
    };
    window.addEventListener("storage", look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("storage", look);
    };
  }, []);
  return count;
}

export function draftOf(editor: Editor, languages: readonly string[], shown: Shown): DraftedSection {
  const { draft, saved, revision, isStale } = editor.read();
  const { section } = editor;
  const lines = linesOf(section, draft, saved, languages, shown);
  return { section, draft, saved, base: revision, isStale, shown, lines };
}

/** The layout in which the owner works: one that was chosen in a draft goes before the stored one. */
const shownIn = (drafts: readonly DraftState[], { option, isPaid }: Shown): Shown => ({
  option: drafts.find(({ layout }) => layout)?.layout ?? option,
  isPaid,
});

const draftsOf = (editors: readonly Editor[]): DraftState[] => editors.map((editor) => editor.read().draft);

/** Drawn anew only when the answer is another: it is asked with every letter. */
function useOpenLines(editors: readonly Editor[], languages: readonly string[], kept: Shown): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = editors.map((editor) => editor.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [editors],
  );
  const read = () => {
    const shown = shownIn(draftsOf(editors), kept);
    const lines = editors.flatMap((editor) =>
      draftOf(editor, languages, shown).lines.map(({ language, kind }) => `${editor.section}/${language}/${kind}`),
    );
    return [shown.option, ...lines].join();
  };
  return useSyncExternalStore(subscribe, read);
}

/** Null until it is known. */
export function useUnpublished(site: Site): Unpublished | null {
  const editors = useSyncExternalStore(openEditors.subscribe, openEditors.read);
  const others = useOthersTyping();
  const places = useDraftedPlaces(site);
  const isOpen = (place: string) => editors.some(({ section }) => section === place);
  const wanted = [...places].filter((place) => place !== "settings" && !isOpen(place)).join();
  const enabled = wanted !== "";
  const { data: preview } = useQuery({ ...previewQuery, enabled });
  const { data: drafts } = useQuery({ ...unpublishedDraftsQuery, enabled });
  const theme = useSiteTheme(site.themeIndex);
  const pending = theme.isPending ? theme.index : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what storage holds is not React's.
  const kept = useMemo(() => {
    if (!enabled || !preview || !drafts) return [];
    return (wanted.split(",") as SectionName[]).map((section) => {
      const saved = preview.snapshot.sections[section] as unknown as DraftedSection["saved"];
      const { draft, staleBase } = openDraft(section, preview, drafts);
      const base = staleBase ?? preview.revisions[section] ?? 0;
      return { section, draft, saved, base, isStale: staleBase !== null };
    });
  }, [enabled, editors, others, wanted, preview, drafts, site]);
  const storedDrafts = kept.map(({ draft }) => draft);
  const storedShown = shownIn(storedDrafts, { option: site.layout, isPaid: site.isPaid });
  const openLines = useOpenLines(editors, site.languages, storedShown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the open editors hold is not React's.
  return useMemo(() => {
    if (enabled && (!preview || !drafts)) return null;
    const shown = shownIn(draftsOf(editors), storedShown);
    const found: DraftedSection[] = editors.map((editor) => {
      const open = draftOf(editor, site.languages, shown);
      return { ...open, isStale: open.isStale || (preview?.revisions[open.section] ?? 0) > open.base };
    });
    for (const each of kept)
      found.push({ ...each, shown, lines: linesOf(each.section, each.draft, each.saved, site.languages, shown) });
    const order = Object.keys(site.sections);
    const sections = found
      .filter(({ lines }) => lines.length)
      .sort((a, b) => order.indexOf(a.section) - order.indexOf(b.section));
    const isDrafted = sections.some(({ draft }) => draft.theme === pending);
    return { sections, theme: pending === null || isDrafted ? null : pending };
  }, [editors, openLines, enabled, kept, preview, drafts, pending, site]);
}
