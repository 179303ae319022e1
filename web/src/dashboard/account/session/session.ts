// The one session of this page: the store with the real server, clock and tabs. Importing it makes every API call wait
// for a token that is about to end, and ask to sign in again, or to show who sits there, instead of failing.
import { useSyncExternalStore } from "react";
import { forgetAccount, onAccountGone, rememberAccount } from "../../../api/accountState";
import { api, dataOf } from "../../../api/client";
import { toastList } from "../../../ui/notices/toastList";
import { queryClient } from "../../queryClient";
import { askForProof, waysAsked } from "./askForProof";
import { SessionStore, type SessionView, type TabMessage } from "./sessionStore";

const tabs = new BroadcastChannel("vitrine-session");

export const session = new SessionStore({
  read: () => dataOf(api.GET("/api/session")),
  refresh: () => dataOf(api.POST("/api/session/refresh")),
  signIn: (email, password) => dataOf(api.POST("/api/session", { body: { email, password } })),
  signOut: () => dataOf(api.DELETE("/api/session")).then(() => undefined),
  now: () => Date.now(),
  setTimer: (run, delayMs) => {
    const timer = window.setTimeout(run, delayMs);
    return () => window.clearTimeout(timer);
  },
  tellTabs: (message) => tabs.postMessage(message),
  reload: () => window.location.reload(),
  forgetAccount,
  rememberAccount,
  // Web Locks exist on https and localhost only; elsewhere the server answers two refreshes with the same token.
  inTurn: async (work) => (navigator.locks ? await navigator.locks.request("vitrine-session", work) : await work()),
});

tabs.onmessage = (event: MessageEvent<TabMessage>) => session.hear(event.data);
for (const moment of ["online", "focus"]) window.addEventListener(moment, () => session.wake());
// A page that the browser had put aside heard nothing of the other tabs meanwhile.
window.addEventListener("pageshow", ({ persisted }) => (persisted ? void session.restore() : session.wake()));
document.addEventListener("visibilitychange", () => session.wake());
// Whoever opens a screen or presses a button does not wait for a backoff of up to sixteen minutes.
window.addEventListener("click", () => {
  if (session.isDue()) void session.refresh();
});

// A copy of every request, because its body can be sent only once.
const sent = new Map<string, Request>();
const isAboutTheSession = (path: string): boolean => path.startsWith("/api/session");

api.use({
  async onRequest({ id, request, schemaPath }) {
    if (isAboutTheSession(schemaPath)) return;
    await session.ready(request.method !== "GET");
    sent.set(id, request.clone());
  },
  // Registered after the client's own middleware, so it sees the answer before a refusal is thrown.
  async onResponse({ id, response, schemaPath }) {
    const copy = sent.get(id);
    sent.delete(id);
    if (!copy || isAboutTheSession(schemaPath)) return response;
    if (response.status === 401) return (await session.signedInAgain()) ? fetch(copy) : response;
    const ways = await waysAsked(response);
    return ways && (await askForProof(ways)) ? fetch(copy) : response;
  },
  onError({ id }) {
    sent.delete(id);
  },
});

onAccountGone("queries", () => queryClient.clear());
// Some offer to go on with what was begun.
onAccountGone("toasts", () => toastList.clear());
// The sealed token is of no use to anybody else.
onAccountGone("layoutToken", () => localStorage.removeItem("selectedOption"));

let isRestored = false;
function subscribe(listener: () => void): () => void {
  if (!isRestored) {
    isRestored = true;
    void session.restore();
  }
  return session.subscribe(listener);
}

export const useSession = (): SessionView => useSyncExternalStore(subscribe, session.getView);

/** Whether the operator's page is there for whoever is signed in. */
export function useIsOperator(): boolean {
  const view = useSession();
  return view.account !== null && view.isOperator;
}

/** For screens behind RequireSession, where somebody is signed in or is just being asked to sign in again. */
export function useAccount() {
  const { account } = useSession();
  if (!account) throw new Error("useAccount is for screens behind RequireSession");
  return account;
}
