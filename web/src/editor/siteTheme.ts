// The theme chosen with the dashboard's dots: previewed at once, stored with the next save of anything (D32).
import { useSyncExternalStore } from "react";
import { themes } from "../contract/catalogues.gen";

/** For this tab: a reload in the middle loses no choice. */
const KEY = "dashboardTheme";

function remembered(): number | null {
  const index = Number(sessionStorage.getItem(KEY) ?? Number.NaN);
  return themes[index] ? index : null;
}

let chosen: number | null = remembered();
/** The open editor in whose draft the choice is a step like any other. */
let undoable: ((next: number | null) => void) | null = null;
const listeners = new Set<() => void>();

function change(next: number | null): void {
  if (next === chosen) return;
  chosen = next;
  if (next === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, String(next));
  for (const listener of listeners) listener();
}

export const siteTheme = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Chosen and not stored yet; null when the site's own theme stands. */
  read: () => chosen,
  choose: (next: number | null): void => (undoable ?? change)(next),
  /** While the appearance is open every choice, by the header's dots too, goes through its draft: so Ctrl+Z takes it back. */
  through(step: (next: number | null) => void): () => void {
    undoable = step;
    return () => {
      if (undoable === step) undoable = null;
    };
  },
  follow: change,
  /** A save stored this one. Another chosen meanwhile still waits. */
  settle(stored: number | null): void {
    if (stored === chosen) change(null);
  },
  forget: () => change(null),
};

export interface SiteTheme {
  /** What to show: the choice, else what the site has. */
  index: number;
  isPending: boolean;
  choose: (index: number) => void;
}

export function useSiteTheme(stored: number): SiteTheme {
  const pending = useSyncExternalStore(siteTheme.subscribe, siteTheme.read);
  return {
    index: pending ?? stored,
    isPending: pending !== null && pending !== stored,
    choose: (index) => siteTheme.choose(index === stored ? null : index),
  };
}
