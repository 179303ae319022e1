// Which sections hold a draft right now: marked on their tabs, and told by 'Voir le site'. What this page itself has seen
// counts before what the server said when it was asked.
import { useMemo, useSyncExternalStore } from "react";
import type { SectionName } from "../../contract/types.gen";
import { describe } from "../model";

export type DraftPlace = SectionName | "settings";

interface Overview {
  sections: Record<string, { hasDraft: boolean }>;
}

let seen: ReadonlyMap<DraftPlace, boolean> = new Map();
const listeners = new Set<() => void>();

function change(next: ReadonlyMap<DraftPlace, boolean>): void {
  seen = next;
  for (const listener of listeners) listener();
}

export const draftMarks = {
  set(place: DraftPlace, isDrafted: boolean): void {
    if (seen.get(place) !== isDrafted) change(new Map([...seen, [place, isDrafted]]));
  },
  /** Another owner may sign in on this page. */
  forget: () => change(new Map()),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const lies = (place: SectionName): boolean => localStorage.getItem(describe(place).draftKey) !== null;

export function useDraftedPlaces(site: Overview | undefined): ReadonlySet<DraftPlace> {
  const known = useSyncExternalStore(subscribe, () => seen);
  return useMemo(() => {
    const names = Object.entries(site?.sections ?? {})
      .filter(([name, { hasDraft }]) => known.get(name as SectionName) ?? (hasDraft || lies(name as SectionName)))
      .map(([name]) => name as DraftPlace);
    return new Set<DraftPlace>([...names, ...(known.get("settings") ? (["settings"] as const) : [])]);
  }, [site, known]);
}
