// What is chosen for the whole page beside a section's own contents: part of the draft in which it was chosen, undone like the
// rest of it, stored with its save (server: sites/site/look.py). Each is another screen's setting too, and is kept once.
import { themes } from "../../contract/catalogues.gen";
import type { SectionDocument, SiteType } from "../../contract/types.gen";
import type { SiteSnapshot } from "../../site/page/snapshot";
import type { Look } from "../model";
import { dressedIn, setOfSite, styleSets } from "../styleSets";

export const bars: readonly SiteType[] = ["footer", "header"];

export const nothingChosen: Look = { layout: null, theme: null, badge: null, bar: null, logo: null, styleSet: null };

export const lookOf = ({ layout, theme, badge, bar, logo, styleSet }: Partial<Look>): Look => ({
  layout: layout ?? null,
  // Kept by a browser, maybe one of another version.
  theme: themes[theme ?? -1] ? (theme as number) : null,
  badge: badge ?? null,
  bar: bars.find((known) => known === bar) ?? null,
  logo: logo ?? null,
  styleSet: styleSets.find((set) => set === styleSet) ?? null,
});

export const hasLook = (look: Look): boolean => Object.values(lookOf(look)).some((choice) => choice !== null);

/** What another section or screen has too: its revision is another once it is saved. */
export const isOfOthers = ({ badge, bar, logo, styleSet }: Look): boolean =>
  [badge, bar, logo, styleSet].some((choice) => choice !== null);

/** Without what the site has already: chosen, and stored since. */
export function withoutStoredLook<Chosen extends Look>(chosen: Chosen, snapshot: SiteSnapshot): Chosen {
  const { layout, theme, badge, bar, logo, styleSet } = chosen;
  const keepsLogo = snapshot.sections.home?.shared.settings.keepsLogoColours;
  return {
    ...chosen,
    layout: layout === snapshot.option ? null : layout,
    theme: theme === snapshot.themeIndex ? null : theme,
    badge: badge === snapshot.showsBadge ? null : badge,
    bar: bar === snapshot.siteType ? null : bar,
    logo: logo === keepsLogo ? null : logo,
    styleSet: styleSet && styleSet === setOfSite(snapshot.sections) ? null : styleSet,
  };
}

const withLogo = (home: SectionDocument<"home">, keepsLogoColours: boolean): SectionDocument<"home"> => ({
  ...home,
  shared: { ...home.shared, settings: { ...home.shared.settings, keepsLogoColours } },
});

/** The site as it would be with it. */
export function withLook(snapshot: SiteSnapshot, { layout, theme, badge, bar, logo, styleSet }: Look): SiteSnapshot {
  const sections = styleSet ? dressedIn(snapshot.sections, styleSet) : snapshot.sections;
  const { home } = sections;
  return {
    ...snapshot,
    option: layout ?? snapshot.option,
    themeIndex: theme ?? snapshot.themeIndex,
    showsBadge: badge ?? snapshot.showsBadge,
    siteType: bar ?? snapshot.siteType,
    sections: home && logo !== null ? { ...sections, home: withLogo(home, logo) } : sections,
  };
}
