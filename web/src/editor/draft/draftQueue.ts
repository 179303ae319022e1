// One request per draft at a time: beside each other an older text could land after a newer one. So could what a screen that
// was left tries again: the screen that was opened since then has the last word.
import type { DraftPlace } from "./draftBadges";

type Send = () => Promise<unknown>;

interface Line {
  isBusy: boolean;
  /** What goes next; of several that wait only the newest goes. */
  next: Send | null;
  /** The screen that was opened last. */
  keeper: object | null;
}

const lines = new Map<DraftPlace, Line>();

function lineOf(place: DraftPlace): Line {
  const line = lines.get(place) ?? { isBusy: false, next: null, keeper: null };
  lines.set(place, line);
  return line;
}

/** Whose answer stays true until the next one takes over. */
export function takeOver(place: DraftPlace): () => boolean {
  const [line, keeper] = [lineOf(place), {}];
  line.keeper = keeper;
  return () => line.keeper === keeper;
}

async function work(line: Line): Promise<void> {
  line.isBusy = true;
  for (let send = line.next; send; send = line.next) {
    line.next = null;
    await send();
  }
  line.isBusy = false;
}

/** `send` tells by itself when it failed. Leaving, it goes at once: a page that is gone cannot wait for its turn, and the server
 * knows by its number that it is newer (local.ts). */
export function queueDraft(place: DraftPlace, send: Send, isLeaving: boolean): void {
  const line = lineOf(place);
  if (isLeaving && line.isBusy) {
    line.next = null; // what waited is older
    void send();
    return;
  }
  line.next = send;
  if (!line.isBusy) void work(line);
}
