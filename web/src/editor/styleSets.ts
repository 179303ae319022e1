// The three ready-made sets of text styles. 'Classique' is the defaults: nothing is stored for it.
import type { Face, SectionDocuments, SectionName, StyleSet, TextStyle } from "../contract/types.gen";
import { describe, type SharedContent } from "./model";

export const styleSets: readonly StyleSet[] = ["classique", "moderne", "editorial"];

/** What differs from the default is stored, so that a later default still reaches the text; and a size that was chosen. */
export function difference(face: Face, base: Face, chosenRem: number | null): TextStyle | null {
  const looks = (Object.keys(face) as (keyof Face)[]).filter((key) => key !== "sizeRem" && face[key] !== base[key]);
  const changed = Object.fromEntries(looks.map((key) => [key, face[key]]));
  if (chosenRem !== null) return { ...changed, sizeRem: chosenRem };
  return looks.length ? changed : null;
}

/** A section dressed whole in one set. */
export function stylesOfSet(section: SectionName, set: StyleSet): SharedContent["styles"] {
  const dressed = describe(section).styles.map(
    ({ name, sets }) => [name, difference(sets[set] as Face, sets.classique as Face, null)] as const,
  );
  return Object.fromEntries(dressed.filter(([, style]) => style));
}

const plain = (styles: SharedContent["styles"]): string =>
  JSON.stringify(
    Object.entries(styles)
      .filter(([, style]) => style)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const wears = (section: SectionName, styles: SharedContent["styles"], set: StyleSet): boolean =>
  plain(stylesOfSet(section, set)) === plain(styles);

type Sections = Readonly<Partial<SectionDocuments>>;
const stylesIn = (sections: Sections) =>
  Object.entries(sections).map(([name, { shared }]) => [name as SectionName, shared.styles] as const);

/** Every section dressed whole in one set. */
export function dressedIn(sections: Sections, set: StyleSet): Partial<SectionDocuments> {
  const dressed = Object.entries(sections).map(([name, document]) => [
    name,
    { ...document, shared: { ...document.shared, styles: stylesOfSet(name as SectionName, set) } },
  ]);
  return Object.fromEntries(dressed) as Partial<SectionDocuments>;
}

/** The set that all sections wear; null when there is none. */
export const setOfSite = (sections: Sections): StyleSet | null =>
  styleSets.find((set) => stylesIn(sections).every(([name, styles]) => wears(name, styles, set))) ?? null;

/** Whether its owner dressed a section himself. */
export const hasOwnStyles = (sections: Sections): boolean =>
  stylesIn(sections).some(([name, styles]) => !styleSets.some((set) => wears(name, styles, set)));
