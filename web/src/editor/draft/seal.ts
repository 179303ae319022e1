// Local drafts are compressed, then sealed with a key that the server gives to the signed-in owner and that is never stored
// here. Synchronous, so that nothing is lost when the page is closed, and available on plain http.
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";

const NONCE_BYTES = 24;
const VERSION = "v1.";

const toBase64 = (bytes: Uint8Array): string => {
  let text = "";
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(text);
};
export const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

export function seal(value: unknown, key: Uint8Array): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = xchacha20poly1305(key, nonce).encrypt(deflateSync(strToU8(JSON.stringify(value))));
  const whole = new Uint8Array(NONCE_BYTES + sealed.length);
  whole.set(nonce);
  whole.set(sealed, NONCE_BYTES);
  return VERSION + toBase64(whole);
}

/** The value, or null when none of the keys opens it: unreadable local data never blocks the editor. */
export function open(text: string, keys: readonly Uint8Array[]): unknown {
  if (!text.startsWith(VERSION)) return null;
  for (const key of keys) {
    try {
      const whole = fromBase64(text.slice(VERSION.length));
      const plain = xchacha20poly1305(key, whole.subarray(0, NONCE_BYTES)).decrypt(whole.subarray(NONCE_BYTES));
      return JSON.parse(strFromU8(inflateSync(plain)));
    } catch {
      // Another key may open it.
    }
  }
  return null;
}
