// What is not on line yet, at this moment: the open editor's own draft, and what lies in this browser or on the server.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { SectionName } from "../../contract/types.gen";
import { useDraftedPlaces } from "../../editor/draft/marks";
import { openEditor } from "../../editor/draft/openEditor";
import { openDraft } from "../../editor/draft/opening";
import { draftsQuery, previewQuery } from "../../editor/queries";
import { useSiteTheme } from "../../editor/siteTheme";
import type { Editor } from "../../editor/store";
import type { Site } from "../settings";
import { type DraftedSection, linesOf, type Unpublished } from "./unpublished";

/** The same answer under a name of its own: an editor that opens must ask anew, and not begin with what is told here. */
export const toldDraftsQuery = queryOptions({
  ...draftsQuery,
  queryKey: ["unpublished"],
  queryFn: draftsQuery.queryFn as () => ReturnType<Exclude<typeof draftsQuery.queryFn, symbol | undefined>>,
});

const OTHER_WINDOWS_MS = 1500;
const nobody = () => () => {};

/** Another window's typing lies in the storage that both share. */
function useOtherWindows(): number {
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

function draftOf(editor: Editor, languages: readonly string[]): DraftedSection {
  const { draft, saved, revision, isStale } = editor.read();
  const { section } = editor;
  return { section, draft, saved, base: revision, isStale, lines: linesOf(section, draft, saved, languages) };
}

/** Drawn anew only when the answer is another: it is asked with every letter. */
function useOpenLines(editor: Editor | null, languages: readonly string[]): string {
  return useSyncExternalStore(editor?.subscribe ?? nobody, () =>
    editor
      ? draftOf(editor, languages)
          .lines.map(({ language, kind }) => `${language}/${kind}`)
          .join()
      : "",
  );
}

/** Null until it is known. */
export function useUnpublished(site: Site): Unpublished | null {
  const editor = useSyncExternalStore(openEditor.subscribe, openEditor.read);
  const openLines = useOpenLines(editor, site.languages);
  const others = useOtherWindows();
  const places = useDraftedPlaces(site);
  const wanted = [...places].filter((place) => place !== "settings" && place !== editor?.section).join();
  const enabled = wanted !== "";
  const { data: preview } = useQuery({ ...previewQuery, enabled });
  const { data: drafts } = useQuery({ ...toldDraftsQuery, enabled });
  const theme = useSiteTheme(site.themeIndex);
  const pending = theme.isPending ? theme.index : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what storage and the open editor hold is not React's.
  return useMemo(() => {
    if (enabled && (!preview || !drafts)) return null;
    const open = editor && draftOf(editor, site.languages);
    const isBehind = open && (preview?.revisions[open.section] ?? 0) > open.base;
    const found: DraftedSection[] = open ? [{ ...open, isStale: open.isStale || Boolean(isBehind) }] : [];
    for (const section of (enabled ? wanted.split(",") : []) as SectionName[]) {
      if (!preview || !drafts) break;
      const saved = preview.snapshot.sections[section] as unknown as DraftedSection["saved"];
      const { draft, staleBase } = openDraft(section, preview, drafts);
      const base = staleBase ?? preview.revisions[section] ?? 0;
      const lines = linesOf(section, draft, saved, site.languages);
      found.push({ section, draft, saved, base, isStale: staleBase !== null, lines });
    }
    const order = Object.keys(site.sections);
    const sections = found
      .filter(({ lines }) => lines.length)
      .sort((a, b) => order.indexOf(a.section) - order.indexOf(b.section));
    const isDrafted = sections.some(({ draft }) => draft.theme === pending);
    return { sections, theme: pending === null || isDrafted ? null : pending };
  }, [editor, openLines, others, wanted, preview, drafts, pending, site]);
}
