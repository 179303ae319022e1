// Keeps a draft while its owner types: 300 ms later in this browser, 2 s later on the server, at once when the page goes.
import { ApiProblem, api } from "../../api/client";
import { constants } from "../../contract/catalogues.gen";
import type { Editor } from "../store";
import { settled } from "../turns";
import { type DraftKeys, dropLocally, keepLocally, tabId } from "./local";
import { draftMarks } from "./marks";

/** `isOpenedDraft`: the editor shows a draft from the start, which the server may not have, or may still have when it is given up. */
export function keepDraft(editor: Editor, keys: DraftKeys, isOpenedDraft: boolean): () => void {
  let localTimer: ReturnType<typeof setTimeout> | undefined;
  let serverTimer: ReturnType<typeof setTimeout> | undefined;
  let last = editor.read();
  let isOnServer = isOpenedDraft;
  const params = { path: { section: editor.section } };

  const keepHere = () => {
    localTimer = undefined;
    const { draft, revision } = editor.read();
    draftMarks.set(editor.section, editor.isChanged());
    if (editor.isChanged()) keepLocally(editor.section, keys, revision, draft);
    else dropLocally(editor.section);
  };

  const keepThere = async () => {
    serverTimer = undefined;
    const { draft, revision } = editor.read();
    try {
      if (editor.isChanged()) {
        const body = { baseRevision: revision, tab: tabId, content: draft as unknown as Record<string, never> };
        await api.PUT("/api/site/drafts/{section}", { params, body });
        isOnServer = true;
      } else if (isOnServer) {
        await api.DELETE("/api/site/drafts/{section}", { params });
        isOnServer = false;
      }
    } catch (error) {
      // The browser has its copy; the next change tries again, and a passing fault does so by itself.
      if (error instanceof ApiProblem && error.isPassing)
        serverTimer = setTimeout(keepThere, constants.draftServerMs * 3);
    }
  };

  const onChange = () => {
    const now = editor.read();
    // What was saved counts as well: a draft kept on the revision before a deletion would look like an older one (D22).
    if (now.draft === last.draft && now.saved === last.saved && now.revision === last.revision) return;
    last = now;
    localTimer ??= setTimeout(keepHere, constants.draftLocalMs);
    clearTimeout(serverTimer);
    serverTimer = setTimeout(keepThere, constants.draftServerMs);
  };

  const flush = () => {
    if (localTimer !== undefined) {
      clearTimeout(localTimer);
      keepHere();
    }
    if (serverTimer !== undefined) {
      clearTimeout(serverTimer);
      void keepThere();
    }
  };

  // What a page that was closed could no longer send is sent now.
  if (isOpenedDraft) serverTimer = setTimeout(keepThere, constants.draftServerMs);
  const unsubscribe = editor.subscribe(onChange);
  const onHide = () => document.visibilityState === "hidden" && flush();
  // D21: a language change on the public page clears the storage; an open editor writes its own back.
  const onCleared = (event: StorageEvent) => (event.key === null ? keepHere() : undefined);
  window.addEventListener("pagehide", flush);
  window.addEventListener("storage", onCleared);
  document.addEventListener("visibilitychange", onHide);
  return () => {
    flush();
    // A deletion that could not be stored comes back later than its screen is left: that is kept as well.
    void settled(editor).then(() => {
      flush();
      unsubscribe();
    });
    window.removeEventListener("pagehide", flush);
    window.removeEventListener("storage", onCleared);
    document.removeEventListener("visibilitychange", onHide);
  };
}
