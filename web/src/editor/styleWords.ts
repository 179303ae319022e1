// A text's style in words: on the chip that opens its editor, and where two versions of it stand side by side.
import type { Face } from "../contract/types.gen";
import { editorWords } from "../i18n/editor";

const words = editorWords.style;
const decimal = new Intl.NumberFormat("fr", { maximumFractionDigits: 1 });

const parts = ({ sizeRem, family, weight }: Face): string[] => [
  `${decimal.format(sizeRem)} rem`,
  family,
  ...(weight === "normal" ? [] : [words.weights[weight].toLowerCase()]),
];

export const styleSummary = (face: Face): string => parts(face).join(", ");

export const styleInFull = (face: Face): string =>
  [
    ...parts(face),
    ...(face.uppercase ? [words.uppercase.toLowerCase()] : []),
    `${words.lineHeight.toLowerCase()} ${decimal.format(face.lineHeight)}`,
  ].join(", ");
