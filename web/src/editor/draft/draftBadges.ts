// Which sections hold a draft right now: marked on their tabs, and told by 'Voir le site'. What this page itself has seen
// counts before what the server said when it was asked.
import { useMemo, useSyncExternalStore } from "react";
import { accountState } from "../../api/accountState";
import type { SectionName } from "../../contract/types.gen";
import { describe } from "../model";

export type DraftPlace = SectionName | "settings";

export interface Overview {
  sections: Record<string, { hasDraft: boolean }>;
}

type Seen = ReadonlyMap<DraftPlace, boolean>;
const seen = accountState<Seen>("draftMarks", () => new Map());

export const draftMarks = {
  set(place: DraftPlace, isDrafted: boolean): void {
    if (seen.read().get(place) !== isDrafted) seen.set(new Map([...seen.read(), [place, isDrafted]]));
  },
  isSeen: (place: DraftPlace): boolean => seen.read().has(place),
  /** Another window changed these drafts: what the server and storage say of them counts again. */
  forget(isChanged: (place: DraftPlace) => boolean): void {
    seen.set(new Map([...seen.read()].filter(([place]) => place === "settings" || !isChanged(place))));
  },
};

const lies = (place: SectionName): boolean => localStorage.getItem(describe(place).draftKey) !== null;

/** What may be drafted, as far as the server said and storage holds something: this page has not seen it yet. */
function unseenPlaces(site: Overview | undefined, known: Seen): SectionName[] {
  const all = Object.entries(site?.sections ?? {}) as [SectionName, { hasDraft: boolean }][];
  return all.filter(([name, { hasDraft }]) => !known.has(name) && (hasDraft || lies(name))).map(([name]) => name);
}

const useSeen = () => useSyncExternalStore(seen.subscribe, seen.read);

export function useUnseenPlaces(site: Overview | undefined): readonly SectionName[] {
  const known = useSeen();
  return useMemo(() => unseenPlaces(site, known), [site, known]);
}

export function useDraftedPlaces(site: Overview | undefined): ReadonlySet<DraftPlace> {
  const known = useSeen();
  return useMemo(() => {
    const drafted = [...known].filter(
      ([place, isDrafted]) => isDrafted && (place === "settings" || site?.sections[place]),
    );
    return new Set<DraftPlace>([...unseenPlaces(site, known), ...drafted.map(([place]) => place)]);
  }, [site, known]);
}
