// The section being edited is the one to look at: when its layout is there, and once more when its first words are.
import { type RefObject, useEffect, useRef } from "react";
import { idIn } from "./ownIds";

/** The page's bar floats over its top: the section's heading stands beneath it. */
const UNDER_THE_BAR_PX = 72;

interface Wanted {
  isReady: boolean;
  anchor: string | undefined;
  scope: string | undefined;
  /** What stands in the section's place while it is filled in no language, and nothing of it shows. */
  awaited: string | undefined;
  /** The sections that show: another list of them is another page to look at. */
  shown: string;
}

export function useSectionInSight({ isReady, anchor, scope, awaited, shown }: Wanted): RefObject<HTMLElement | null> {
  const stage = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown says when an empty place has become a section.
  useEffect(() => {
    const scroller = stage.current;
    const section =
      isReady && anchor ? scroller?.querySelector<HTMLElement>(`#${anchor}, #${idIn(scope, anchor)}`) : null;
    if (!scroller || !section) return;
    if (awaited && section.matches(".site-anchor")) section.dataset.awaited = awaited;
    // Only the preview scrolls: `scrollIntoView` would take the whole screen along.
    const shownScale = scroller.getBoundingClientRect().height / scroller.offsetHeight || 1;
    const offset = section.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    scroller.scrollTop += offset / shownScale - UNDER_THE_BAR_PX;
    return () => {
      delete section.dataset.awaited;
    };
  }, [isReady, anchor, scope, awaited, shown]);
  return stage;
}
