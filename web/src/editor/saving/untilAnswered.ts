// One save, sent until it is answered or two minutes are over: with the same key, so that it counts once.
import { accountSignal } from "../../api/accountState";
import { ApiProblem, newKey, revisionHeaders } from "../../api/client";
import { constants } from "../../contract/catalogues.gen";

export type SaveState = "idle" | "saving" | "retrying";

const LONGEST_WAIT_MS = 15_000;

/** Over sooner when the line comes back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      removeEventListener("online", wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    addEventListener("online", wake);
  });
}

/** `revision`: null where the body names those that it started from. */
export async function untilAnswered<Answer>(
  revision: number | null,
  send: (headers: Record<string, string>) => Promise<Answer>,
  onState: (state: SaveState) => void,
): Promise<Answer> {
  const headers = { ...(revision === null ? {} : revisionHeaders(revision)), "Idempotency-Key": newKey() };
  const until = Date.now() + constants.saveRetryMs;
  const account = accountSignal();
  onState("saving");
  for (let wait = 1000; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await send(headers);
    } catch (error) {
      if (!(error instanceof ApiProblem) || !error.isPassing || Date.now() + wait > until) throw error;
      onState("retrying");
      await pause(wait);
      // Whoever is signed in by now has another site.
      if (account.aborted) throw error;
    }
  }
}
