// Keeps a draft while its owner works: 300 ms later in this browser, 2 s later on the server, at once when the page goes. One
// machine for everything that is drafted: a section's texts and the site's type.
import { accountSignal } from "../../api/accountState";
import { ApiProblem, api } from "../../api/client";
import { constants } from "../../contract/catalogues.gen";
import { type DraftPlace, draftMarks } from "./draftBadges";
import { queueDraft, takeOver } from "./draftQueue";
import { nextSent } from "./local";

export interface Drafted {
  place: DraftPlace;
  /** The server may have it: it is deleted there when it is given up. */
  isOnServer: boolean;
  isChanged(): boolean;
  /** Tells of every change that the draft is made of. */
  subscribe(listener: () => void): () => void;
  keepHere(): void;
  dropHere(): void;
  forServer(): { baseRevision: number; content: Record<string, unknown> };
  /** When nothing is under way any more that could still change it. */
  settled(): Promise<unknown>;
}

/** What a browser sends to its end although the page is gone; all such requests together may be 64 KiB. */
const OUTLIVES_PAGE_BYTES = 48 * 1024;
const canOutlivePage = (body: object): boolean =>
  new TextEncoder().encode(JSON.stringify(body)).length <= OUTLIVES_PAGE_BYTES;

export function keepDraft(drafted: Drafted): () => void {
  let localTimer: ReturnType<typeof setTimeout> | undefined;
  let serverTimer: ReturnType<typeof setTimeout> | undefined;
  const isLast = takeOver(drafted.place);
  const account = accountSignal();
  const params = { path: { section: drafted.place } };

  const keepHere = () => {
    localTimer = undefined;
    const isChanged = drafted.isChanged();
    if (!account.aborted) draftMarks.set(drafted.place, isChanged);
    if (isChanged) drafted.keepHere();
    else drafted.dropHere();
  };

  const send = async (isLeaving: boolean) => {
    // The drafts on the server are those of whoever is signed in now.
    if (account.aborted) return;
    try {
      if (drafted.isChanged()) {
        const { baseRevision, content } = drafted.forServer();
        const body = { baseRevision, tab: nextSent(), content: content as Record<string, never> };
        drafted.isOnServer = true; // from now on it may be there, answered or not
        await api.PUT("/api/site/drafts/{section}", { params, body, keepalive: isLeaving && canOutlivePage(body) });
      } else if (drafted.isOnServer) {
        drafted.isOnServer = false; // said before the answer: what is typed and sent until then is there again
        const dropped = { ...params, query: { tab: nextSent() } };
        await api.DELETE("/api/site/drafts/{section}", { params: dropped, keepalive: isLeaving }).catch((error) => {
          drafted.isOnServer = true;
          throw error;
        });
      }
    } catch (error) {
      // The browser has its copy; the next change tries again, and a passing fault does so by itself, also when the screen
      // was left. One that was opened since began with that copy: what it sends is newer.
      if (error instanceof ApiProblem && error.isPassing && isLast())
        serverTimer ??= setTimeout(() => keepServerDraft(), constants.draftServerMs * 3);
    }
  };

  const keepServerDraft = (isLeaving = false) => {
    serverTimer = undefined;
    queueDraft(drafted.place, () => send(isLeaving), isLeaving);
  };

  const onChange = () => {
    localTimer ??= setTimeout(keepHere, constants.draftLocalMs);
    clearTimeout(serverTimer);
    serverTimer = setTimeout(() => keepServerDraft(), constants.draftServerMs);
  };

  const flush = () => {
    if (localTimer !== undefined) {
      clearTimeout(localTimer);
      keepHere();
    }
    if (serverTimer !== undefined) {
      clearTimeout(serverTimer);
      keepServerDraft(true);
    }
  };

  // What a page that was closed could no longer drop is dropped now; what it could no longer send is sent now.
  if (drafted.isOnServer && !drafted.isChanged()) keepHere();
  if (drafted.isOnServer) serverTimer = setTimeout(() => keepServerDraft(), constants.draftServerMs);
  const unsubscribe = drafted.subscribe(onChange);
  const onHide = () => document.visibilityState === "hidden" && flush();
  // A language change on the public page clears the storage; an open screen writes its own back.
  const onCleared = (event: StorageEvent) => (event.key === null ? keepHere() : undefined);
  window.addEventListener("pagehide", flush);
  window.addEventListener("storage", onCleared);
  document.addEventListener("visibilitychange", onHide);
  return () => {
    flush();
    // A deletion that could not be stored comes back later than its screen is left: that is kept as well.
    void drafted.settled().then(() => {
      flush();
      unsubscribe();
    });
    window.removeEventListener("pagehide", flush);
    window.removeEventListener("storage", onCleared);
    document.removeEventListener("visibilitychange", onHide);
  };
}
