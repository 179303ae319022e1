// The owner's text styles as one stylesheet per page: a strict CSP allows no style attribute in server HTML.
// Only numbers and list values reach it: each is looked up or checked again here, whatever the stored object says.
import { fontFamilies, fontWeights, lineHeight, sizeRem } from "../../contract/choices.gen";
import { sections } from "../../contract/sections.gen";
import type { Face, FontFamily, FontWeight, Option, PageSection, StyleSet, TextStyle } from "../../contract/types.gen";
import { ownField } from "../sections/home/standIns";
import { pages } from "../sections/pages.gen";
import type { SectionPage } from "../sections/section";
import type { ViewOf } from "../sections/views.gen";
import { focusRules } from "./focus";
import { familyFor, ofPair, type Pair, pairOf, plainFamily, type WornFace, wordSpacing } from "./fontPair";
import type { Page } from "./model";
import { moodCss } from "./moods";
import type { SiteSnapshot } from "./snapshot";
import { widestEms, widestWordEms } from "./textWidth";
import { ownThemeCss } from "./theme/ownTheme";

const families: Record<FontFamily, string> = {
  "Times New Roman": "--font-times",
  Arial: "--font-arial",
  "Courier New": "--font-courier",
  Georgia: "--font-georgia",
};
export const stackOf = ({ family, uppercase }: Pick<WornFace, "family" | "uppercase">) =>
  `var(${ofPair(family)?.variable ?? families[family as FontFamily]}${uppercase ? "-capitals" : ""})`;
export const weights: Record<FontWeight, string> = { normal: "400", bold: "700", lighter: "300" };

const within = (value: unknown, { min, max }: { min: number; max: number }, otherwise: number): number =>
  typeof value === "number" && value >= min && value <= max ? value : otherwise;
const among = <T extends string>(value: unknown, list: readonly T[], otherwise: T): T =>
  (list as readonly unknown[]).includes(value) ? (value as T) : otherwise;

/** A place for a style, as the contract describes it. */
export interface Slot {
  name: string;
  role: string;
  /** True: always in capitals; false: never; null: as the owner says. */
  fixedCase: boolean | null;
  sets: Readonly<Record<StyleSet, Face>>;
  /** What Moderne was: sites that chose it then still wear it. */
  moderneBefore?: Face;
  autoSizes: Readonly<Record<StyleSet, Readonly<Record<Option, number>>>>;
}
const setNames: readonly StyleSet[] = ["classique", "moderne", "editorial"];

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

interface SlotTexts {
  texts: readonly string[];
  /** Their lines where those are given, which must fit whole. */
  lines: readonly string[] | undefined;
  isMeasured: boolean;
}

/** Which texts stand in which slot: those of the sections that the page shows. */
export function slotTexts(page: Page): ReadonlyMap<string, SlotTexts> {
  const found = new Map<string, SlotTexts>();
  for (const name of Object.keys(page.sections) as PageSection[]) {
    const view = page.sections[name];
    if (!view) continue;
    // TypeScript cannot follow a section through the name of a variable.
    const rules = pages[name] as unknown as SectionPage<PageSection, ViewOf[PageSection]>;
    const lines: Partial<Record<string, readonly string[]>> = rules.lines?.(view as never) ?? {};
    for (const [slot, texts] of Object.entries(rules.slots(view as never, page.option) as Record<string, string[]>)) {
      const isMeasured = !(rules.breakable as readonly string[] | undefined)?.includes(slot);
      found.set(`${name}-${slot}`, { texts, lines: lines[slot], isMeasured });
    }
  }
  return found;
}

export interface Worn {
  name: string;
  /** As it is shown: what nobody can change is said here too. */
  face: WornFace;
  /** Whether the owner chose the size. */
  isChosen: boolean;
}

const isSameLook = (a: Face, b: Face): boolean =>
  a.family === b.family && a.weight === b.weight && a.uppercase === b.uppercase && a.lineHeight === b.lineHeight;

/** The ready-made set that a face is of, whatever its size. */
export const setOf = (slot: Slot, face: Face): StyleSet | undefined =>
  setNames.find((name) => isSameLook(slot.sets[name], face)) ??
  (slot.moderneBefore && isSameLook(slot.moderneBefore, face) ? "moderne" : undefined);

const hasSize = (style: TextStyle | null | undefined): boolean => within(style?.sizeRem, sizeRem, 0) > 0;

/** In the pair's family, where the owner left the choice to us: at its default, or with a ready-made set. */
export function dressed(pair: Pair | null, slot: Slot, style: TextStyle | null | undefined, face: Face): WornFace {
  const set = setOf(slot, face);
  const isLeft = !style?.family || set === "moderne" || set === "editorial";
  return pair && isLeft ? { ...face, family: familyFor(pair, slot.role) } : face;
}

/** Every place for text with the face that it has on this site. */
export function* facesOf(snapshot: Pick<SiteSnapshot, "sections" | "option">): Generator<Worn> {
  const { sections: stored, option } = snapshot;
  const pair = pairOf(snapshot);
  for (const section of Object.values(sections)) {
    const chosen = stored[section.name]?.shared.styles as Record<string, TextStyle> | undefined;
    for (const slot of section.styles as readonly Slot[]) {
      const style = chosen?.[slot.name];
      const face = overlaid(slot.sets.classique, style);
      const isChosen = hasSize(style);
      const size = isChosen ? face.sizeRem : slot.autoSizes[setOf(slot, face) ?? "classique"][option];
      const uppercase = slot.fixedCase ?? face.uppercase;
      const worn = { ...dressed(pair, slot, style, face), sizeRem: size, uppercase };
      yield { name: `${section.name}-${slot.name}`, face: worn, isChosen };
    }
  }
}

/** A word of 13 em is as wide as 26rem at the smallest size of a title: in narrower places base.css divides any. */
const endlessWordEms = 13;

/** What the owner chose for the whole page; nothing for who chose nothing. */
export const siteStyles = (snapshot: Pick<SiteSnapshot, "sections">): string[] =>
  [ownThemeCss(snapshot), moodCss(snapshot)].filter(Boolean);

/** Words without a style of their own wear the pair's face for texts; without a pair, that of base.css. */
export const plainStyles = (snapshot: Pick<SiteSnapshot, "sections">): string[] =>
  pairOf(snapshot) ? [`.site{font-family:${stackOf({ family: plainFamily(snapshot), uppercase: false })}}`] : [];

/** The face of the layout's first title, for what is set large and has no style of its own. */
export function displayStyles(snapshot: Pick<SiteSnapshot, "sections" | "option">): string[] {
  const own = ownField("title", snapshot.option);
  const worn = [...facesOf(snapshot)].find(({ name }) => name === `home-${own}`);
  return worn
    ? [
        `.site-main{--display:${stackOf({ ...worn.face, uppercase: false })};--display-weight:${weights[worn.face.weight]}}`,
      ]
    : [];
}

interface Lying {
  /** No other page's sheet lies beneath it, as it does where a draft is shown: what base.css says of every text is enough. */
  isAlone?: boolean;
}

export function stylesheetOf(
  snapshot: Pick<SiteSnapshot, "sections" | "option">,
  page: Page,
  { isAlone = false }: Lying = {},
): string {
  const written = slotTexts(page);
  const rules = [...facesOf(snapshot)].flatMap(({ name, face, isChosen }) => {
    const slot = written.get(name);
    // Nothing is written there, or not in this layout.
    if (!slot?.texts.some((text) => text.trim())) return [];
    const size = `${face.sizeRem}rem`;
    const wordEms = widestWordEms(slot.isMeasured ? slot.texts : [], face);
    const line = slot.lines ? `;--line-ems:${widestEms(slot.lines, face)}` : "";
    const own = isChosen ? `;--chosen:${size}` : "";
    const spacing = wordSpacing(face.family, page.dir);
    const hyphens = isChosen || wordEms > endlessWordEms ? ";--hyphens:manual" : "";
    const weight = isAlone && face.weight === "normal" ? "" : `;--weight:${weights[face.weight]}`;
    const plainCase = isAlone ? "" : ";--case:none";
    const word = isAlone && wordEms === 1 ? "" : `;--word-ems:${wordEms}`;
    return `.s-${name}{--size:${size};--family:${stackOf(face)}${weight}${face.uppercase ? ";--case:uppercase" : plainCase};--leading:${face.lineHeight}${word}${line}${own}${hyphens}${spacing && `;${spacing}`}}`;
  });
  const plain = [...plainStyles(snapshot), ...displayStyles(snapshot)];
  return [...plain, ...rules, ...focusRules(page.sections), ...siteStyles(snapshot)].join("\n");
}
