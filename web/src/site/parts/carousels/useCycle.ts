// One item after another: an index that advances every `intervalMs`, wraps round, and stands still as usePause says.
import { useLayoutEffect, useState } from "react";
import { type Pause, usePause } from "./usePause";

export interface Cycle extends Pause {
  index: number;
  choose(index: number): void;
}

export function useCycle(count: number, intervalMs: number): Cycle {
  const pause = usePause();
  const [chosen, choose] = useState(0);
  const index = count > 0 ? chosen % count : 0;
  const { isHeld } = pause;
  // Before the paint, so that what the page shows of it (running, held) is never ahead of the timer.
  useLayoutEffect(() => {
    if (isHeld || count < 2) return;
    // Counted from the last change, so that an item chosen by hand stays its full time.
    const timer = setTimeout(() => choose((index + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [index, count, intervalMs, isHeld]);
  return { ...pause, index, choose };
}
