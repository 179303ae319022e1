import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure } from "./numbers";

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "The original text has just changed again. Please read it first.",
};

export const translationWords: Catalogue["translationWords"] = {
  states: { filled: "Filled in", stale: "To review", copied: "Copied", empty: "Empty" },
  counts: {
    stale: (count) => `${figure(count)} to review`,
    copied: (count) => counted(count, "text copied", "texts copied"),
    empty: (count) => counted(count, "text empty", "texts empty"),
  },
  legend: { stale: "To review: the original has changed", copied: "Copied, not translated yet" },
  sourceChanged: (inLanguage) => `The text ${inLanguage} has changed since.`,
  sameAsSource: (inLanguage) => `Same as the text ${inLanguage}.`,
  stillGood: "Still good",
  asWanted: "It’s meant to be",
  confirmed: (count) => byNumber(count, "Text marked as good.", `${figure(count)} texts marked as good.`),
  review: (section, inLanguage) => `Review ${section} ${inLanguage}`,
  reviewHint: (count) => `${counted(count, "original text has", "original texts have")} changed since.`,
  reviewButton: "Review",
  translate: "Translate",
  translateInto: (inLanguage) => `Translate ${inLanguage}`,
  leave: "Leave translation",
  left: (left, all) => {
    if (left === 0) return byNumber(all, "The only text is translated.", `All ${figure(all)} texts are translated.`);
    return `${counted(left, "text", "texts")} left of ${figure(all)}.`;
  },
  nothing: "Nothing to translate here yet.",
  from: "Original language",
  keys: "Tab leads to the next text. Ctrl + Enter keeps a text as it is.",
  texts: "Texts",
  missing: "Missing in this language.",
  takeOver: "Take over",
  takeOverNamed: (name) => `Take over ${name}`,
  takeOverAll: (count) => `Take over the ${figure(count)} missing ones, with pictures and links`,
  preview: (inLanguage) => `Preview ${inLanguage}`,
};
