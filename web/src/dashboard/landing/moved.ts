// Whether an owner is told what moved in the menu: once, and only who knew it before.
import type { UserRecord } from "../account/session/sessionStore";

/** Since then accounts have known no other menu. */
const MOVED_AT = Date.parse("2026-11-18T20:00:00Z");
const TOLD = "vitrine-moved-told";

export function isToldWhatMoved(account: Pick<UserRecord, "uid" | "Date">): boolean {
  if (Date.parse(account.Date) >= MOVED_AT) return false;
  try {
    return localStorage.getItem(TOLD) !== account.uid;
  } catch {
    return false; // storage refused: it would be told at every visit
  }
}

export function rememberTold({ uid }: Pick<UserRecord, "uid">): void {
  try {
    localStorage.setItem(TOLD, uid);
  } catch {
    // Storage refused: it was not told there either.
  }
}
