// The owner's text styles as one stylesheet per page: a strict CSP allows no style attribute in server HTML.
// Only numbers and list values reach it: each is looked up or checked again here, whatever the stored object says.
import { fontFamilies, fontWeights, lineHeight, sizeRem } from "../../contract/catalogues.gen";
import { sections } from "../../contract/sections.gen";
import type { Face, FontFamily, FontWeight, SectionName, TextStyle } from "../../contract/types.gen";
import type { SiteSnapshot } from "./snapshot";

const families: Record<FontFamily, string> = {
  "Times New Roman": "var(--font-times)",
  Arial: "var(--font-arial)",
  "Courier New": "var(--font-courier)",
  Georgia: "var(--font-georgia)",
};
const weights: Record<FontWeight, string> = { normal: "400", bold: "700", lighter: "300" };

const within = (value: unknown, { min, max }: { min: number; max: number }, otherwise: number): number =>
  typeof value === "number" && value >= min && value <= max ? value : otherwise;
const among = <T extends string>(value: unknown, list: readonly T[], otherwise: T): T =>
  (list as readonly unknown[]).includes(value) ? (value as T) : otherwise;

/** The default with what the owner changed laid over it. */
export function overlaid(face: Face, style: TextStyle | null | undefined): Face {
  return {
    sizeRem: within(style?.sizeRem, sizeRem, face.sizeRem),
    family: among(style?.family, fontFamilies, face.family),
    weight: among(style?.weight, fontWeights, face.weight),
    uppercase: typeof style?.uppercase === "boolean" ? style.uppercase : face.uppercase,
    lineHeight: within(style?.lineHeight, lineHeight, face.lineHeight),
  };
}

/** The class of a text: `styleClass("about", "heading")` dresses it as the owner chose. */
export const styleClass = (section: SectionName, slot: string): string => `styled s-${section}-${slot}`;

export function stylesheetOf(snapshot: Pick<SiteSnapshot, "sections">): string {
  const rules = Object.values(sections).flatMap((section) => {
    const chosen = snapshot.sections[section.name]?.shared.styles as Record<string, TextStyle> | undefined;
    return section.styles.map((slot) => {
      const face = overlaid(slot.sets.classique, chosen?.[slot.name]);
      return `.s-${section.name}-${slot.name}{--size:${face.sizeRem}rem;--family:${families[face.family]};--weight:${weights[face.weight]};--case:${face.uppercase ? "uppercase" : "none"};--leading:${face.lineHeight}}`;
    });
  });
  return rules.join("\n");
}

/** The families that the page really uses, so that only their fonts are preloaded. */
export function familiesOf(snapshot: Pick<SiteSnapshot, "sections">): FontFamily[] {
  const used = new Set<FontFamily>();
  for (const section of Object.values(sections)) {
    const chosen = snapshot.sections[section.name]?.shared.styles as Record<string, TextStyle> | undefined;
    for (const slot of section.styles) used.add(overlaid(slot.sets.classique, chosen?.[slot.name]).family);
  }
  return [...used];
}
