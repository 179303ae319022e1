// The dashboard's own colours: clair, sombre or système, kept under the key `Mode`. The page's head applies it first.
import { useSyncExternalStore } from "react";

export type Mode = "clair" | "sombre" | "système";
const KEY = "Mode";
const listeners = new Set<() => void>();

function read(): Mode {
  const stored = document.documentElement.dataset.mode;
  return stored === "clair" || stored === "sombre" ? stored : "système";
}

export function setMode(mode: Mode): void {
  if (mode === "système") delete document.documentElement.dataset.mode;
  else document.documentElement.dataset.mode = mode;
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Storage refused or full: the mode holds for this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useMode = (): Mode => useSyncExternalStore(subscribe, read);
