import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure } from "./numbers";

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "The original text has just changed again. Please read it first.",
  "translations.pair_unknown": "The translation service doesn’t know these two languages together.",
  "translations.service_busy": "The translation service is very busy. Try again in a moment.",
  "translations.service_away": "The translation service isn’t answering. Try again later, or translate it yourself.",
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
  suggest: "Suggest",
  asking: "Translating…",
  proposed: "Suggestion, to review",
  accept: "Accept",
  proposalCut: "The suggestion was too long for this field: the end is missing.",
  writtenMeanwhile: "You have written something in the meantime: the suggestion was not used.",
  proposalsLeft: (count) => `${counted(count, "suggestion", "suggestions")} to review.`,
  saveRefused: (count) =>
    byNumber(
      count,
      "Nothing is saved yet: one suggestion is left to review. Accept or change it.",
      `Nothing is saved yet: ${figure(count)} suggestions are left to review. Accept or change them.`,
    ),
  suggestKeys: "Ctrl + Shift + Enter suggests a translation. Ctrl + Enter accepts it.",
};
