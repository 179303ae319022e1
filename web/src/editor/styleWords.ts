// A text's style in words: on the chip that opens its editor, and where two versions of it stand side by side.
import { editorWords } from "../i18n/editor";
import { punctuationForms } from "../i18n/punctuation";
import { locale } from "../i18n/spoken";
import type { WornFace } from "../site/page/fontPair";

const words = editorWords.style;
const decimal = new Intl.NumberFormat(locale());

/** A size that nobody chose is the layout's. */
const parts = ({ family, weight }: WornFace, chosenRem: number | null): string[] => [
  chosenRem === null ? words.auto : `${punctuationForms.inSentence(words.size)} ${decimal.format(chosenRem)}`,
  family,
  ...(weight === "normal" ? [] : [punctuationForms.inSentence(words.weights[weight])]),
];

export const styleSummary = (face: WornFace, chosenRem: number | null): string =>
  parts(face, chosenRem).join(punctuationForms.comma);

export const styleInFull = (face: WornFace, chosenRem: number | null): string =>
  [
    ...parts(face, chosenRem),
    ...(face.uppercase ? [punctuationForms.inSentence(words.uppercase)] : []),
    `${punctuationForms.inSentence(words.lineHeight)} ${decimal.format(face.lineHeight)}`,
  ].join(punctuationForms.comma);
