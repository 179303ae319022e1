// When a part of the page is worth its script: it is near the window and the visitor has begun to use the page, or it moves by
// itself and was looked at for as long as its first step takes. A touch of the part itself comes first (startIslands.ts).

/** How far outside of the window a part counts as near: it answers before a reader's scrolling brings it into sight. */
const nearMargin = "50% 0px";
/** What moves by itself is looked at once it reaches into the middle of the window: of an edge that peeks in, nobody sees a move. */
const middleMargin = "-25% 0px";
/** What a visitor does when he begins to use the page. */
const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown"] as const;

let hasBegun = false;
const waiting = new Set<() => void>();

function begin(): void {
  hasBegun = true;
  for (const sign of signs) removeEventListener(sign, begin, true);
  for (const tell of waiting) tell();
  waiting.clear();
}

let isListening = false;
function listen(): void {
  if (isListening) return;
  isListening = true;
  // Who comes back to a place further down has begun. Asked once, because the answer lays the page out.
  if (scrollY > 0) hasBegun = true;
  else for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
}

/** Answers how to stop waiting. */
export function whenBegun(tell: () => void): () => void {
  listen();
  if (hasBegun) tell();
  else waiting.add(tell);
  return () => {
    waiting.delete(tell);
  };
}

/**
 * Calls `onDue` once, with whether it was looked at for `playsAfterMs`, which is null for what does not move by itself.
 * Answers how to stop waiting.
 */
export function whenDue(element: Element, playsAfterMs: number | null, onDue: (isDue: boolean) => void): () => void {
  listen();
  const stops: (() => void)[] = [];
  const stop = () => {
    for (const end of stops.splice(0)) end();
  };
  const settle = (isDue: boolean) => {
    stop();
    onDue(isDue);
  };
  const watch = (onChange: (isIntersecting: boolean) => void, rootMargin: string) => {
    const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin,
    });
    observer.observe(element);
    stops.push(() => observer.disconnect());
  };
  watch((isNear) => {
    if (isNear) stops.push(whenBegun(() => settle(false)));
  }, nearMargin);
  if (playsAfterMs !== null) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const play = () => {
      begin(); // what follows from it, its engine, need not wait once more
      settle(true);
    };
    stops.push(() => clearTimeout(timer));
    watch((isLookedAt) => {
      clearTimeout(timer);
      if (isLookedAt) timer = setTimeout(play, playsAfterMs);
    }, middleMargin);
  }
  return stop;
}
