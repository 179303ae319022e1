// In which order a site's sections stand, and which of them its owner keeps from visitors (server: content/sections/appearance.py).
// Runs where pages are built; visitors' scripts find the outcome in the page (model.ts).
import { anchors } from "../../contract/places.gen";
import type { PageSection, SectionName } from "../../contract/types.gen";
import type { SiteSnapshot } from "./snapshot";

type Stored = Pick<SiteSnapshot, "sections">;

/** The page's own, of a site that has chosen none. */
export const pageOrder = Object.keys(anchors) as readonly PageSection[];
const [first, ...movable] = pageOrder as readonly [PageSection, ...PageSection[]];

const settingsOf = ({ sections }: Stored) => sections.appearance?.shared.settings;

/** The owner's order: the first section stays first, what it does not name comes last, what is no section is left out. */
export function orderFrom(chosen: readonly string[] | undefined): readonly PageSection[] {
  if (!chosen?.length) return pageOrder;
  const named = movable.filter((name) => chosen.includes(name)).sort((a, b) => chosen.indexOf(a) - chosen.indexOf(b));
  return [first, ...named, ...movable.filter((name) => !named.includes(name))];
}

export const isHidden = (stored: Stored, name: PageSection): boolean =>
  name !== first && ((settingsOf(stored)?.hidden ?? []) as readonly PageSection[]).includes(name);

export const orderOf = (stored: Stored): readonly PageSection[] =>
  orderFrom(settingsOf(stored)?.order).filter((name) => !isHidden(stored, name));

/** The same site, this section not hidden. */
export function shownAgain(snapshot: SiteSnapshot, name: SectionName): SiteSnapshot {
  const { appearance } = snapshot.sections;
  if (!appearance || !isHidden(snapshot, name as PageSection)) return snapshot;
  const { shared } = appearance;
  const settings = { ...shared.settings, hidden: shared.settings.hidden.filter((other) => other !== name) };
  return {
    ...snapshot,
    sections: { ...snapshot.sections, appearance: { ...appearance, shared: { ...shared, settings } } },
  };
}
