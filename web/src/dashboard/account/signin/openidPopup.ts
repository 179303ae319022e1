// The issuer's window: opened by a click, heard through exactly our own origin, and never waited for without end.
import type { ProblemCode } from "../../../api/client";
import { constants } from "../../../contract/catalogues.gen";

export type PopupResult =
  | { outcome: "signed_in"; isNew: boolean }
  | { outcome: "link"; email: string }
  /** The account has a second factor: its code is asked for as after a password. */
  | { outcome: "code_needed" }
  | { outcome: "proven" }
  | { outcome: "failed"; code: ProblemCode | "popup.blocked" | "popup.closed" };

export type PopupIntent = "sign_in" | "link" | "prove";
type Message = PopupResult & { source: "vitrine-openid" };

const LOOK_EVERY_MS = 250;
/** The page of the result says how it ended before it closes; the word may arrive a little later than the closing. */
const SETTLE_MS = constants.popupClosedMs / 4;

const isResult = (data: unknown): data is Message =>
  typeof data === "object" && data !== null && (data as { source?: unknown }).source === "vitrine-openid";

function place(width: number, height: number): string {
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${Math.round(left)},top=${Math.round(top)}`;
}

/** Must be called within a click: browsers block other windows. */
export function askIssuer(intent: PopupIntent, terms = ""): Promise<PopupResult> {
  const asked = new URLSearchParams({ intent, ...(terms && { terms }) });
  const popup = window.open(`/api/openid/start?${asked}`, "vitrine-openid", place(480, 640));
  if (!popup) return Promise.resolve({ outcome: "failed", code: "popup.blocked" });

  return new Promise((resolve) => {
    const channel = new BroadcastChannel("vitrine-openid");
    let closedFor = 0;

    const finish = (result: PopupResult) => {
      window.removeEventListener("message", onMessage);
      window.clearInterval(looking);
      channel.close();
      if (!popup.closed) popup.close();
      resolve(result);
    };
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin === window.location.origin && isResult(event.data)) finish(event.data);
    };
    const looking = window.setInterval(() => {
      closedFor = popup.closed ? closedFor + LOOK_EVERY_MS : 0;
      if (closedFor >= SETTLE_MS) finish({ outcome: "failed", code: "popup.closed" });
    }, LOOK_EVERY_MS);

    window.addEventListener("message", onMessage);
    channel.onmessage = onMessage;
  });
}
