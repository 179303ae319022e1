// When a carousel's engine is worth its bytes. Until then the row is the server's own list, which scrolls and snaps, so that
// no carousel weighs on a page that the visitor has not begun to use, wherever its content puts the projects.
import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

/** How far outside the screen a carousel counts as near. */
const nearMargin = "25% 0px";
/** What a visitor does when he begins to use the page. */
const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown"] as const;

let hasBegun = false;
const waiting = new Set<() => void>();

function begin(): void {
  hasBegun = true;
  for (const sign of signs) removeEventListener(sign, begin, true);
  for (const tell of waiting) tell();
}

function subscribeToBeginning(tell: () => void): () => void {
  // Who has scrolled has begun, even if the section that hears of it was still asleep then (waking.tsx). Asked here, once:
  // the answer needs the page laid out, and React asks for the state below at every step of a carousel.
  hasBegun ||= scrollY > 0;
  if (hasBegun) return () => undefined;
  if (waiting.size === 0) for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  waiting.add(tell);
  return () => {
    waiting.delete(tell);
  };
}

export interface EngineState {
  /** It is time to fetch the engine; stays true. */
  isWanted: boolean;
  isInSight: boolean;
}

/**
 * Near the screen once the visitor has begun to use the page, or in sight for as long as its first step would take: before
 * that nothing would move anyway. Null: it stands still by itself, so nothing is ever due.
 */
export function useEngine(
  element: RefObject<HTMLElement | null>,
  count: number,
  firstStepMs: number | null,
): EngineState {
  const isUsed = useSyncExternalStore(
    subscribeToBeginning,
    () => hasBegun,
    () => false,
  );
  const [isNear, setNear] = useState(false);
  const [isInSight, setInSight] = useState(false);
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    if (!element.current || count < 2) return;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: nearMargin,
    });
    const inSight = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false));
    near.observe(element.current);
    inSight.observe(element.current);
    return () => {
      near.disconnect();
      inSight.disconnect();
    };
  }, [element, count]);

  useEffect(() => {
    if (!isInSight || isDue || firstStepMs === null) return;
    const timer = setTimeout(() => setDue(true), firstStepMs);
    return () => clearTimeout(timer);
  }, [isInSight, isDue, firstStepMs]);

  return { isWanted: isDue || (isNear && isUsed), isInSight };
}
