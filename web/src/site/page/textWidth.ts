// About how wide a text is in a given style, in ems, without a font at hand: the server has none, and the page must fit
// before the fonts arrive. Rather too wide than too narrow: a heading a little smaller is better than a word cut in two.
import type { FontFamily } from "../../contract/types.gen";
import { ofPair, type WornFace, type WornFamily } from "./fontPair";
import { withoutHyphens } from "./hyphens";

/** Widths of the widest family, Georgia, in bold; a kind is the letters that are about as wide. */
const kinds: readonly [RegExp, number][] = [
  [/[MW]/u, 1.05],
  [/[DGHKNOQUÐØŒÆ]/u, 0.86],
  [/[IJ]/u, 0.56],
  [/\p{Lu}/u, 0.78],
  [/[mwœæ]/u, 1],
  [/[filjrt'’.,:;!|()]/u, 0.48],
  [/[\p{Ll}\d]/u, 0.66],
];
const otherEms = 0.7;
const spaceEms = 0.28;

/** How much narrower the other families are. */
const narrowing: Record<FontFamily, number> = { Georgia: 1, "Times New Roman": 0.9, Arial: 0.92, "Courier New": 1 };
const narrowingOf = (family: WornFamily): number => ofPair(family)?.width ?? narrowing[family as FontFamily];
const isMonospaced = (family: WornFamily): boolean => ofPair(family)?.isMonospaced ?? family === "Courier New";
const regular = 0.94;
const courierEms = 0.62;

function measuredEms(glyph: string): number {
  // An accent adds nothing to its letter's width.
  const [base = glyph] = glyph.normalize("NFD");
  if (/\s/u.test(base)) return spaceEms;
  return kinds.find(([kind]) => kind.test(base))?.[1] ?? otherEms;
}

/** Latin letters, measured once: nearly all of a page is made of them, and the preview measures at every keystroke. */
const LATIN_END = 0x250;
const latinEms: number[] = [];

function glyphEms(glyph: string, isEven: boolean): number {
  if (isEven) return courierEms;
  const code = glyph.codePointAt(0) ?? LATIN_END;
  if (code >= LATIN_END) return measuredEms(glyph);
  latinEms[code] ??= measuredEms(glyph);
  return latinEms[code];
}

function textEms(text: string, face: WornFace): number {
  // A word is first made smaller and divided only then (hyphens.ts): its hyphens take no place.
  const whole = withoutHyphens(text);
  const isEven = isMonospaced(face.family);
  let widest = 0;
  for (const glyph of face.uppercase ? whole.toUpperCase() : whole) widest += glyphEms(glyph, isEven);
  return widest * narrowingOf(face.family) * (face.weight === "bold" ? 1 : regular);
}

const wordBreaks = /[\s-]+/;
const lastWords = new WeakMap<readonly string[], { face: WornFace; ems: number }>();

/** The widest word of some texts. Kept for a list that comes again: while one text is typed, the others are not measured. */
export function widestWordEms(texts: readonly string[], face: WornFace): number {
  const last = lastWords.get(texts);
  const isSameFace =
    last?.face.family === face.family && last.face.weight === face.weight && last.face.uppercase === face.uppercase;
  if (isSameFace) return last.ems;
  const ems = widestEms(
    texts.flatMap((text) => text.split(wordBreaks)),
    face,
  );
  lastWords.set(texts, { face, ems });
  return ems;
}

/** The widest of them, rounded for the stylesheet; never nothing, since a size is divided by it. */
export const widestEms = (texts: readonly string[], face: WornFace): number =>
  Math.max(1, ...texts.map((text) => Math.ceil(textEms(text, face) * 100) / 100));
