// The files that this editor knows: those of the stored site, those uploaded since, and those a draft names and the server tells.
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { accountSignal, accountState, onAccountGone } from "../api/accountState";
import { ApiProblem, api, dataOf, type Schemas } from "../api/client";
import type { MediaId } from "../contract/types.gen";
import type { MediaInfo } from "../site/page/snapshot";

type KnownFile = MediaInfo & { fileName: string; byteCount: number };
type KnownMedia = Readonly<Record<MediaId, KnownFile>>;

const known = accountState<KnownMedia>("media", () => ({}));
const asked = new Set<MediaId>();

/** An upload has arrived, or the server was asked: previews and cards show it from here on. */
export function rememberMedia(files: readonly Schemas["MediaOut"][]): void {
  const added = files.map((file) => [
    file.id,
    {
      url: file.url,
      type: file.contentType,
      width: file.width ?? null,
      height: file.height ?? null,
      isOneColour: file.isOneColour,
      isSeeThrough: file.isSeeThrough,
      copies: file.copies ?? null,
      fileName: file.fileName,
      byteCount: file.byteCount,
    },
  ]);
  known.set({ ...known.read(), ...Object.fromEntries(added) });
}

/** As many as one address holds with ease. */
const IDS_PER_CALL = 100;
const FIRST_WAIT_MS = 2_000;
const LAST_WAIT_MS = 60_000;
const wanted: MediaId[] = [];

onAccountGone("mediaAskedFor", () => {
  asked.clear();
  wanted.length = 0;
});

async function askFor(ids: MediaId[]): Promise<void> {
  const account = accountSignal();
  for (let waitMs = FIRST_WAIT_MS; !account.aborted; waitMs = Math.min(waitMs * 2, LAST_WAIT_MS)) {
    try {
      const files = await dataOf(api.GET("/api/site/media", { params: { query: { ids } } }));
      if (!account.aborted) rememberMedia(files);
      return;
    } catch (error) {
      if (account.aborted) return;
      // Refused: the next card that shows one of them asks anew.
      if (!(error instanceof ApiProblem && error.isPassing)) {
        for (const id of ids) asked.delete(id);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

function askForWanted(): void {
  while (wanted.length) void askFor(wanted.splice(0, IDS_PER_CALL));
}

/** Those asked for together, by the cards of one list, are one call and one answer. */
function ask(id: MediaId): void {
  if (asked.has(id)) return;
  asked.add(id);
  wanted.push(id);
  if (wanted.length === 1) queueMicrotask(askForWanted);
}

export const knownMedia = known.read;

/** One file by its id; null until it is known. */
export function useMedia(id: MediaId | null): KnownFile | null {
  const found = useSyncExternalStore(known.subscribe, () => (id ? (known.read()[id] ?? null) : null));
  useEffect(() => {
    if (id && !found) ask(id);
  }, [id, found]);
  return found;
}

/** A file's picture: what the stored site brought is enough, the server is asked for the rest. */
export function usePictureOf(id: MediaId, stored: Readonly<Record<MediaId, MediaInfo>>): MediaInfo | null {
  const media = useMedia(stored[id] ? null : id);
  return stored[id] ?? media;
}

/** For the preview: what the snapshot brought and what it did not know. The same object while nothing new is learnt, since
 * every picture of the page is drawn anew with another one. */
export function useKnownMedia(stored: Readonly<Record<MediaId, MediaInfo>>): Readonly<Record<MediaId, MediaInfo>> {
  const learnt = useSyncExternalStore(known.subscribe, known.read);
  return useMemo(
    () => (Object.keys(learnt).every((id) => stored[id]) ? stored : { ...learnt, ...stored }),
    [stored, learnt],
  );
}
