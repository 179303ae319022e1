// Messages that come and go. Radix shows and announces them; sonner, at first foreseen, writes a <style> without a nonce.
export type ToastTone = "good" | "bad" | "plain";

export interface ToastEntry {
  id: number;
  tone: ToastTone;
  text: string;
  action: { label: string; run: () => void } | null;
}

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

function add(tone: ToastTone, text: string, action: ToastEntry["action"] = null): number {
  lastId += 1;
  // The same words twice would say nothing more, and an error that a success has followed is over.
  const isOver = (entry: ToastEntry) =>
    (entry.text === text && !entry.action) || (tone === "good" && entry.tone === "bad");
  change([...entries.filter((entry) => !isOver(entry)), { id: lastId, tone, text, action }]);
  return lastId;
}

export const toastList = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => entries,
  clear: () => change([]),
  remove: (id: number) => change(entries.filter((entry) => entry.id !== id)),
  add,
};
