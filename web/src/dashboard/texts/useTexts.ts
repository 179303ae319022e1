// The texts of all sections, each in the store of its section: written here they are its draft, as in its own editor.
import { useEffect, useMemo, useRef, useState } from "react";
import type { Option, SectionName } from "../../contract/types.gen";
import type { Drafts } from "../../editor/draft/opening";
import { openSection, workOn } from "../../editor/draft/openSection";
import type { Contents } from "../../editor/model";
import { type Preview, useDraftGone } from "../../editor/queries";
import type { Editor, EditorState } from "../../editor/store";
import type { Translations } from "../../editor/translation/queries";
import { type ListedText, listTexts, textSections } from "../../editor/translation/textList";
import type { Site } from "../settings";

/** Opened once per visit: from then on the editors themselves are the truth. */
export function useSectionEditors(site: Site, preview: Preview, drafts: Drafts): readonly Editor[] {
  const onDropped = useDraftGone();
  const [opened] = useState(() =>
    textSections(preview.snapshot.sections).map((section) => openSection(section, site, preview, drafts, onDropped)),
  );
  useEffect(() => {
    const stops = opened.map(workOn);
    return () => {
      for (const stop of stops) stop();
    };
  }, [opened]);
  return useMemo(() => opened.map(({ editor }) => editor), [opened]);
}

type Known = Pick<EditorState, "draft" | "saved"> & { texts: ListedText[] };

/** Of all sections. Only those of a section that has changed are listed anew: that is with every letter. */
export function useListedTexts(
  editors: readonly Editor[],
  translations: Translations,
  target: string,
  option: Option,
): ListedText[] {
  const [, setCount] = useState(0);
  useEffect(() => {
    const stops = editors.map((editor) => editor.subscribe(() => setCount((count) => count + 1)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [editors]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was listed counts for these alone.
  const known = useMemo(() => new Map<SectionName, Known>(), [editors, translations, target, option]);
  const all = useRef<ListedText[]>([]);
  const now = editors.flatMap(({ section, read }) => {
    const { draft, saved } = read();
    const held = known.get(section);
    if (held?.draft === draft && held.saved === saved) return held.texts;
    const texts = listTexts({ section, contents: draft, saved }, translations, target, option);
    known.set(section, { draft, saved, texts });
    return texts;
  });
  // The same while nothing changed: what is searched in them is not searched again.
  if (now.length !== all.current.length || now.some((text, place) => text !== all.current[place])) all.current = now;
  return all.current;
}

export const contentsOf = (editors: readonly Editor[]): Partial<Record<SectionName, Contents>> =>
  Object.fromEntries(editors.map(({ section, read }) => [section, read().draft]));
