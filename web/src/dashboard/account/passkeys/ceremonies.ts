// What is done with a passkey: sign in, show once more who sits here. The server asks, a device answers, the server checks.
import { ApiProblem, api, dataOf, type Schemas } from "../../../api/client";
import { forgetPasskey, presentPasskey } from "./webauthn";

async function tellUnknown<T>(partyId: string, credentialId: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "accounts.passkey_unknown") forgetPasskey(partyId, credentialId);
    throw error;
  }
}

/** Null where nobody gave one. `autofill`: the browser offers it in the address field until this is aborted. */
export async function signInWithPasskey(autofill?: AbortSignal): Promise<Schemas["SessionState"] | null> {
  const question = await dataOf(api.POST("/api/session/passkey-question"));
  const used = await presentPasskey(question, autofill);
  if (!used) return null;
  return tellUnknown(question.partyId, used.id, dataOf(api.POST("/api/session/passkey", { body: used })));
}

/** False where nobody gave one. */
export async function provingPasskey(): Promise<boolean> {
  const question = await dataOf(api.POST("/api/session/proof-question"));
  const passkey = await presentPasskey(question);
  if (!passkey) return false;
  await tellUnknown(question.partyId, passkey.id, dataOf(api.POST("/api/session/proof", { body: { passkey } })));
  return true;
}
