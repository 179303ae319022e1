// Which explanations are open: what somebody opened once he finds open again in this browser, and what he closed closed.
import { useSyncExternalStore } from "react";

const KEY = "vitrine-hints";

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : []);
  } catch {
    return new Set();
  }
}

let opened: ReadonlySet<string> | null = null;
const watchers = new Set<() => void>();
const now = () => {
  opened ??= read();
  return opened;
};

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}

function toggle(name: string): void {
  const next = new Set(now());
  if (!next.delete(name)) next.add(name);
  opened = next;
  try {
    localStorage.setItem(KEY, JSON.stringify([...next]));
  } catch {
    // Storage refused: open until the page goes.
  }
  for (const tell of watchers) tell();
}

export function useOpened(name: string): [boolean, () => void] {
  const isOpen = useSyncExternalStore(watch, () => now().has(name));
  return [isOpen, () => toggle(name)];
}
