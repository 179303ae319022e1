// The theme chosen with the dashboard's dots: previewed at once, stored with the next save of anything (D32).
import { useSyncExternalStore } from "react";
import { themes } from "../contract/catalogues.gen";
import type { Colours } from "../site/page/theme/derive";

/** For this tab: a reload in the middle loses no choice. */
const KEY = "dashboardTheme";

function remembered(): number | null {
  const index = Number(sessionStorage.getItem(KEY) ?? Number.NaN);
  return themes[index] ? index : null;
}

let chosen: number | null = remembered();
/** The open editor in whose draft the choice is a step like any other. */
let undoable: ((next: number | null) => void) | null = null;
/** The owner's own colours as the appearance's draft has them; undefined until it was open: then what is stored stands. */
let own: Colours | null | undefined;
/** A theme that is to take their place, on the way to the appearance. */
let wished: number | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

function change(next: number | null): void {
  if (next === chosen) return;
  chosen = next;
  if (next === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, String(next));
  tell();
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
  readOwn: () => own,
  followOwn(next: Colours | null): void {
    if (JSON.stringify(next) === JSON.stringify(own)) return;
    own = next;
    tell();
  },
  /** Own colours are given up where they are chosen, in sight of the page and as a step that can be taken back. */
  wish(index: number): void {
    wished = index;
  },
  takeWish(): number | null {
    const taken = wished;
    wished = null;
    return taken;
  },
  /** A save stored this one. Another chosen meanwhile still waits. */
  settle(stored: number | null): void {
    if (stored === chosen) change(null);
  },
  forget(): void {
    own = undefined;
    wished = null;
    change(null);
  },
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

/** The colours that the site wears before its theme: as they are tried, else as they are stored. */
export function useOwnColours(stored: Colours | null): Colours | null {
  const tried = useSyncExternalStore(siteTheme.subscribe, siteTheme.readOwn);
  return tried === undefined ? stored : tried;
}
