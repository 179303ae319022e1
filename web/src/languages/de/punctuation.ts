// Signs around words that are written elsewhere.

import { editorWords } from "../../i18n/words/de/editor.gen";
import { focusWords } from "../../i18n/words/de/focus.gen";
import type { Catalogue } from "../catalogue";

/** The nouns among the labels that also stand inside of a sentence: they keep their capital. */
const nouns: readonly string[] = [focusWords.zoom, editorWords.style.lineHeight];

export const punctuationForms: Catalogue["punctuationForms"] = {
  quoted: (name) => `„${name}“`,
  comma: ", ",
  labelled: (label, said) => `${label}: ${said}`,
  noted: (label, note) => `${label} (${note})`,
  inSentence: (word) => (nouns.includes(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)),
  ofAll: (done, all) => `${done}/${all}`,
  hourMark: (hour) => `${hour}\u00a0Uhr`,
};
