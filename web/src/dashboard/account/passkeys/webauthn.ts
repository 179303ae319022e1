// Passkeys as browsers give them: their bytes as text and back. What is asked and answered is the server's (ceremonies.ts).
import type { Schemas } from "../../../api/client";

type Offer = Schemas["PasskeyOffer"];
type Question = Schemas["PasskeyQuestion"];

export function toText(bytes: ArrayBuffer): string {
  const signs = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const signs = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}

/** On https and localhost only, and for names only: an address of numbers has no passkeys. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(window.location.hostname);

/** Whether the browser can offer passkeys in the address field, among what it fills in. */
export async function canAutofill(): Promise<boolean> {
  return canUsePasskeys() && Boolean(await PublicKeyCredential.isConditionalMediationAvailable?.());
}

/** Null where nobody gave one: dismissed, out of time, or more than the browser can. */
async function unlessDismissed(work: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await work) as PublicKeyCredential | null;
  } catch (error) {
    // A device that recognises itself among the known ones says so: that is worth a sentence of its own.
    if (error instanceof DOMException && error.name !== "InvalidStateError") return null;
    throw error;
  }
}

export async function makePasskey(offer: Offer): Promise<Schemas["PasskeyMade"] | null> {
  const made = await unlessDismissed(
    navigator.credentials.create({
      publicKey: {
        challenge: toBytes(offer.challenge),
        rp: { id: offer.partyId, name: offer.partyName },
        user: { id: toBytes(offer.userHandle), name: offer.email, displayName: offer.userName },
        pubKeyCredParams: offer.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: offer.known.map(({ id, transports }) => ({
          type: "public-key",
          id: toBytes(id),
          transports: transports as AuthenticatorTransport[],
        })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
        attestation: "none",
        timeout: offer.timeoutMs,
      },
    }),
  );
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    clientData: toText(response.clientDataJSON),
    attestation: toText(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  };
}

export async function presentPasskey(
  question: Question,
  autofill?: AbortSignal,
): Promise<Schemas["PasskeyUsed"] | null> {
  const used = await unlessDismissed(
    navigator.credentials.get({
      ...(autofill && { mediation: "conditional" as const, signal: autofill }),
      publicKey: {
        challenge: toBytes(question.challenge),
        rpId: question.partyId,
        userVerification: "required",
        timeout: question.timeoutMs,
      },
    }),
  );
  if (!used) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    id: used.id,
    clientData: toText(response.clientDataJSON),
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
    userHandle: response.userHandle ? toText(response.userHandle) : "",
  };
}

/** The server knows this one no more: the browser need not offer it again, where it can be told so. */
export function forgetPasskey(partyId: string, credentialId: string): void {
  const credentials = PublicKeyCredential as unknown as {
    signalUnknownCredential?: (what: { rpId: string; credentialId: string }) => Promise<void>;
  };
  void credentials.signalUnknownCredential?.({ rpId: partyId, credentialId })?.catch(() => {});
}
