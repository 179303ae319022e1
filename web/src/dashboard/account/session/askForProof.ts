// What is dangerous needs a sign-in of the last minutes. The server refuses the call and says how it can be shown who
// sits here; one dialog asks for it, and then the call is repeated as it was.
import { useSyncExternalStore } from "react";
import type { ProblemBody } from "../../../api/client";

export type Way = "passkey" | "code" | "password" | "openid";

let asked: readonly Way[] | null = null;
let waiting: ((isProven: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function show(ways: readonly Way[] | null): void {
  asked = ways;
  for (const listener of listeners) listener();
}

/** The ways that the refusal names; null if it is none of these refusals. */
export async function waysAsked(response: Response): Promise<Way[] | null> {
  if (response.status !== 403) return null;
  try {
    const body = (await response.clone().json()) as ProblemBody;
    return body.code === "accounts.sign_in_again" ? ((body.params?.ways as Way[] | undefined) ?? []) : null;
  } catch {
    return null;
  }
}

/** Resolves when it was shown, or with false when the dialog was closed. Calls that come meanwhile wait with it. */
export function askForProof(ways: readonly Way[]): Promise<boolean> {
  const answer = new Promise<boolean>((resolve) => waiting.push(resolve));
  show(ways);
  return answer;
}

export function answerProof(isProven: boolean): void {
  const resumed = waiting;
  waiting = [];
  show(null);
  for (const resume of resumed) resume(isProven);
}

export const useAskedProof = (): readonly Way[] | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
  );
