// The font pair of a site (server: content/font_pairs.py): which family dresses which text. What its owner chose for a text
// himself stays; a ready-made set is no such choice, since it is ours.
import { fontPairs, pairFamilies, titleRoles } from "../../contract/choices.gen";
import type { Face, FontFamily, FontPair, PairFamily } from "../../contract/types.gen";
import type { SiteSnapshot } from "./snapshot";

export type WornFamily = FontFamily | PairFamily;
export type WornFace = Omit<Face, "family"> & { family: WornFamily };
export interface Pair {
  titles: PairFamily;
  texts: PairFamily;
}

const isPair = (name: unknown): name is FontPair => typeof name === "string" && Object.hasOwn(fontPairs, name);

/** Null: the default families. */
export function pairNameOf({ sections }: Pick<SiteSnapshot, "sections">): FontPair | null {
  const chosen: unknown = sections.appearance?.shared.settings.fontPair;
  return isPair(chosen) ? chosen : null;
}

export function pairOf(snapshot: Pick<SiteSnapshot, "sections">): Pair | null {
  const name = pairNameOf(snapshot);
  return name && fontPairs[name];
}

export const familyFor = (pair: Pair, role: string): PairFamily =>
  (titleRoles as readonly string[]).includes(role) ? pair.titles : pair.texts;

export const ofPair = (family: WornFamily) =>
  Object.hasOwn(pairFamilies, family) ? pairFamilies[family as PairFamily] : null;

/** Spaces come from the Latin letters: a typewriter's are three times as wide as Arabic words stand apart. */
export const wordSpacing = (family: WornFamily, dir: "ltr" | "rtl"): string =>
  dir === "rtl" && ofPair(family)?.isMonospaced ? "word-spacing:-0.3em" : "";

/** What has no style of its own: our words, and what stands small beside the owner's. */
export const plainFamily = (snapshot: Pick<SiteSnapshot, "sections">): WornFamily => pairOf(snapshot)?.texts ?? "Arial";

/** The sheets that a page in this pair needs. */
export const sheetsOf = (name: FontPair): string[] => [
  ...new Set([fontPairs[name].titles, fontPairs[name].texts].map((family) => pairFamilies[family].sheet)),
];
