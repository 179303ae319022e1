// What is dangerous needs a sign-in of the last minutes. The server refuses the call and says how it can be shown who
// sits here; one dialog asks for it, and then the call is repeated as it was.
import { useSyncExternalStore } from "react";
import { accountState, onAccountGone } from "../../../api/accountState";
import type { ProblemBody } from "../../../api/client";

export type Way = "passkey" | "code" | "password" | "openid";

const asked = accountState<readonly Way[] | null>("askedProof", () => null);
let waiting: ((isProven: boolean) => void)[] = [];

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
  asked.set(ways);
  return answer;
}

export function answerProof(isProven: boolean): void {
  const resumed = waiting;
  waiting = [];
  asked.set(null);
  for (const resume of resumed) resume(isProven);
}

// A call of the account that is gone is not repeated as the next one's.
onAccountGone("callsAwaitingProof", () => answerProof(false));

export const useAskedProof = (): readonly Way[] | null => useSyncExternalStore(asked.subscribe, asked.read);
