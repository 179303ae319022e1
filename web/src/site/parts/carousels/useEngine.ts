// Whether a carousel is in sight, and whether its engine is worth its bytes (islands/triggers.ts). Until then the row is the
// server's own list, which scrolls and snaps.
import { type RefObject, useEffect, useState } from "react";
import { whenDue } from "../../islands/triggers";

export interface EngineState {
  /** It is time to fetch the engine; stays true. */
  isWanted: boolean;
  isInSight: boolean;
}

/** `playsAfterMs` is null while it stands still by itself. */
export function useEngine(
  element: RefObject<HTMLElement | null>,
  count: number,
  playsAfterMs: number | null,
): EngineState {
  const [isWanted, setWanted] = useState(false);
  const [isInSight, setInSight] = useState(false);

  useEffect(() => {
    if (!element.current || isWanted || count < 2) return;
    return whenDue(element.current, playsAfterMs, () => setWanted(true));
  }, [element, count, isWanted, playsAfterMs]);

  useEffect(() => {
    if (!element.current || count < 2) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, count]);

  return { isWanted, isInSight };
}
