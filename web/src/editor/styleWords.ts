// A text's style in words: on the chip that opens its editor, and where two versions of it stand side by side.
import { editorWords } from "../i18n/editor";
import { figure } from "../i18n/format";
import { punctuationForms } from "../i18n/punctuation";
import type { WornFace } from "../site/page/fontPair";

const words = editorWords.style;

/** A size that nobody chose is the layout's. */
const parts = ({ family, weight }: WornFace, chosenRem: number | null): string[] => [
  chosenRem === null ? words.auto : words.inSentence.size(figure(chosenRem)),
  family,
  ...(weight === "normal" ? [] : [words.inSentence.weights[weight]]),
];

export const styleSummary = (face: WornFace, chosenRem: number | null): string =>
  parts(face, chosenRem).join(punctuationForms.comma);

export const styleInFull = (face: WornFace, chosenRem: number | null): string =>
  [
    ...parts(face, chosenRem),
    ...(face.uppercase ? [words.inSentence.uppercase] : []),
    words.inSentence.lineHeight(figure(face.lineHeight)),
  ].join(punctuationForms.comma);
