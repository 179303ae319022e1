// An ambience: a set of text styles for all sections, with the font pair and the theme that go with it. Chosen in one step of
// the appearance's draft, or once by a new owner (firstLook/).
import { ambiences } from "../../contract/choices.gen";
import type { StyleSet } from "../../contract/types.gen";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { coloursIn } from "../../site/page/theme/ownTheme";
import { nothingChosen, withLook } from "../draft/pendingAppearance";
import type { Look } from "../model";
import { setOfSite } from "../styleSets";

/** Its part of the appearance's settings: colours of the owner's own give way to its theme. */
export const settingsIn = (name: StyleSet) => ({
  fontPair: ambiences[name].fontPair,
  ...{ background: "", text: "", accent: "" },
});

export const lookIn = (name: StyleSet): Pick<Look, "styleSet" | "theme"> => ({
  styleSet: name,
  theme: ambiences[name].themeIndex,
});

/** The site as it would be. */
export function inAmbience(snapshot: SiteSnapshot, name: StyleSet, theme: number | null = null): SiteSnapshot {
  const { appearance } = snapshot.sections;
  const shared = appearance && {
    ...appearance.shared,
    settings: { ...appearance.shared.settings, ...settingsIn(name) },
  };
  const sections = appearance && shared ? { ...snapshot.sections, appearance: { ...appearance, shared } } : {};
  return withLook(
    { ...snapshot, sections: { ...snapshot.sections, ...sections } },
    { ...nothingChosen, ...lookIn(name), ...(theme !== null && { theme }) },
  );
}

/** The one that a site wears whole; null when its owner went on from there, or dressed it himself. */
export function ambienceOf({ sections, themeIndex }: SiteSnapshot): StyleSet | null {
  const set = setOfSite(sections);
  const settings = sections.appearance?.shared.settings;
  if (!set || coloursIn({ ...settings })) return null;
  const { fontPair, themeIndex: theme } = ambiences[set];
  return (settings?.fontPair ?? "") === fontPair && themeIndex === theme ? set : null;
}

const ownColours = ({ sections }: SiteSnapshot) => coloursIn({ ...sections.appearance?.shared.settings });

/** Whether an ambience that is tried takes the place of the owner's own colours. */
export const replacesColours = (stored: SiteSnapshot, tried: SiteSnapshot): boolean =>
  ambienceOf(tried) !== null && ownColours(stored) !== null;
