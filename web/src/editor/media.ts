// The files that this editor knows: those of the stored site, those uploaded since, and those a draft names and the server tells.
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { api, dataOf, type Schemas } from "../api/client";
import type { MediaId } from "../contract/types.gen";
import type { MediaInfo } from "../site/page/snapshot";

type KnownFile = MediaInfo & { fileName: string; byteCount: number };
type KnownMedia = Readonly<Record<MediaId, KnownFile>>;

let known: KnownMedia = {};
const asked = new Set<MediaId>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** An upload has arrived, or the server was asked: previews and cards show it from here on. */
export function rememberMedia(files: readonly Schemas["MediaOut"][]): void {
  const added = files.map((file) => [
    file.id,
    {
      url: file.url,
      type: file.contentType,
      width: file.width ?? null,
      height: file.height ?? null,
      variants: file.variants,
      fileName: file.fileName,
      byteCount: file.byteCount,
    },
  ]);
  known = { ...known, ...Object.fromEntries(added) };
  for (const listener of listeners) listener();
}

async function ask(id: MediaId): Promise<void> {
  if (asked.has(id)) return;
  asked.add(id);
  try {
    rememberMedia(await dataOf(api.GET("/api/site/media", { params: { query: { ids: [id] } } })));
  } catch {
    asked.delete(id);
  }
}

/** One file by its id; null until it is known. */
export function useMedia(id: MediaId | null): KnownFile | null {
  const found = useSyncExternalStore(subscribe, () => (id ? (known[id] ?? null) : null));
  useEffect(() => {
    if (id && !found) void ask(id);
  }, [id, found]);
  return found;
}

/** For the preview: what the snapshot brought and everything learnt since. */
export function useKnownMedia(stored: Readonly<Record<MediaId, MediaInfo>>): Readonly<Record<MediaId, MediaInfo>> {
  const learnt = useSyncExternalStore(subscribe, () => known);
  return useMemo(() => ({ ...stored, ...learnt }), [stored, learnt]);
}
