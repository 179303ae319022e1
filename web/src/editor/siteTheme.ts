// The theme chosen with the dashboard's dots: previewed at once, stored with the next save of anything.
import { useSyncExternalStore } from "react";
import { accountState, tabValue } from "../api/accountState";
import { themes } from "../contract/catalogues.gen";
import type { Colours } from "../site/page/theme/derive";

/** For this tab: a reload in the middle loses no choice. */
const remembered = tabValue("dashboardTheme");

interface Tried {
  /** Chosen and not stored yet; null when the site's own theme stands. */
  index: number | null;
  /** The owner's own colours as the appearance's draft has them; undefined until it was open: then what is stored stands. */
  own: Colours | null | undefined;
  /** A theme that is to take their place, on the way to the appearance. */
  wished: number | null;
}

const tried = accountState<Tried>("siteTheme", () => {
  const index = Number(remembered.read() ?? Number.NaN);
  return { index: themes[index] ? index : null, own: undefined, wished: null };
});
const note = (change: Partial<Tried>): void => tried.set({ ...tried.read(), ...change });

/** The open editor in whose draft the choice is a step like any other. */
let undoable: ((next: number | null) => void) | null = null;

function change(index: number | null): void {
  if (index === tried.read().index) return;
  remembered.write(index === null ? null : String(index));
  note({ index });
}

export const siteTheme = {
  subscribe: tried.subscribe,
  read: () => tried.read().index,
  choose: (next: number | null): void => (undoable ?? change)(next),
  /** While the appearance is open every choice, by the header's dots too, goes through its draft: so Ctrl+Z takes it back. */
  through(step: (next: number | null) => void): () => void {
    undoable = step;
    return () => {
      if (undoable === step) undoable = null;
    };
  },
  follow: change,
  readOwn: () => tried.read().own,
  followOwn(own: Colours | null): void {
    if (JSON.stringify(own) !== JSON.stringify(tried.read().own)) note({ own });
  },
  /** Own colours are given up where they are chosen, in sight of the page and as a step that can be taken back. */
  wish: (wished: number): void => note({ wished }),
  takeWish(): number | null {
    const { wished } = tried.read();
    note({ wished: null });
    return wished;
  },
  /** A save stored this one. Another chosen meanwhile still waits. */
  settle(stored: number | null): void {
    if (stored === tried.read().index) change(null);
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
  const own = useSyncExternalStore(siteTheme.subscribe, siteTheme.readOwn);
  return own === undefined ? stored : own;
}
