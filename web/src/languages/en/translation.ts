import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure } from "./numbers";

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "The original text has just changed again. Please read it first.",
};

export const translationWords: Catalogue["translationWords"] = {
  states: { filled: "Filled in", stale: "To review", copied: "Copied", empty: "Empty" },
  counts: {
    stale: (count) => `${figure(count)} to review`,
    copied: (count) => `${figure(count)} copied`,
    empty: (count) => `${figure(count)} empty`,
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
};
