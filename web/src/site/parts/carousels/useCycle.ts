// One item after another: an index that advances every `intervalMs`, wraps round, and stands still as usePause says. The first
// one's time has passed where the page showed it for so long before this script was there.
import { use, useLayoutEffect, useRef, useState } from "react";
import { DueContext } from "../../islands/IslandRoot";
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
  const isDue = useRef(use(DueContext));
  // Before the paint, so that what the page shows of it (running, held) is never ahead of the timer.
  useLayoutEffect(() => {
    const shownForMs = isDue.current ? intervalMs : 0;
    isDue.current = false;
    if (isHeld || count < 2) return;
    // Counted from the last change, so that an item chosen by hand stays its full time.
    const timer = setTimeout(() => choose((index + 1) % count), intervalMs - shownForMs);
    return () => clearTimeout(timer);
  }, [index, count, intervalMs, isHeld]);
  return { ...pause, index, choose };
}
