import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure } from "./numbers";

const unreadable = {
  xml: "This file is not a readable XLIFF.",
  version: "This is not XLIFF version 2. Ask for that format, or for CSV.",
  csv: "This file is neither a readable XLIFF nor CSV.",
  columns: "Columns are missing: ‘id’ and one for each language, as in the downloaded file.",
  length: "This file has too many texts to be a translation of this site.",
} as const;
const languagesOf = (codes: unknown): string => (Array.isArray(codes) ? codes.join(" → ") : "");

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "The original text has just changed again. Please read it first.",
  "translations.unreadable_file": ({ reason }) => unreadable[reason as keyof typeof unreadable] ?? unreadable.xml,
  "translations.wrong_language": ({ found, wanted }) =>
    `The languages of this file are ${languagesOf(found)}. It should be ${languagesOf(wanted)}.`,
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
  takenOver: (count) => `${counted(count, "item", "items")} taken over.`,
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

export const textListWords: Catalogue["textListWords"] = {
  title: "All texts",
  lead: "Every text of the site next to its original: search, filter and edit in place.",
  language: "Language to translate",
  search: "Search the texts",
  state: "State",
  everyState: "Every state",
  stateCount: (state, count) => `${state} (${figure(count)})`,
  shown: (shown, all) => `${figure(shown)} of ${counted(all, "text", "texts")}.`,
  none: "No text matches.",
  more: "Show more texts",
  oneLanguage: "Only one language so far",
  oneLanguageHint: "Add a second language to the site, and its texts to translate are listed here.",
  original: "Original text",
  absent: "Not in this language yet: its item will be taken over with its pictures and links.",
  changedMeanwhile: "Saved in the meantime:",
  save: "Save",
  saveNamed: (label) => `Save ${label}`,
  cancel: "Cancel",
  saved: (count) => byNumber(count, "Text saved.", `${figure(count)} texts saved.`),
  takenBack: "The texts from before are back.",
  unsaved: {
    title: "Leave without saving?",
    text: "Some texts you changed here are not saved.",
    leave: "Leave",
    stay: "Stay",
  },
  files: "Translate elsewhere",
  filesHint:
    "Give a file to your translator, then bring it back here. Nothing changes until you agree. The formatting of a rewritten text is not in the file.",
  downloadXliff: "Download as XLIFF",
  downloadCsv: "Download as CSV",
  bring: "Bring back a file",
  bringLabel: "Translated file, XLIFF or CSV",
  tooLarge: "This file is too large to be a translation of this site.",
  proposal: "What the file would change",
  proposalOf: (name) => `From ${name}. Tick what you want to take.`,
  nothingNew: "This file changes nothing: the texts are already those of the site.",
  sourceChanged: "The original has changed since",
  replaces: "Replaces a filled-in text",
  newText: "New",
  tooLong: (most) => `Too long: ${figure(most)} characters at most`,
  unfit: "Has characters that cannot be saved",
  before: "Before",
  after: "After",
  tickAll: "Tick all",
  tickNone: "Untick all",
  unknown: (count) =>
    byNumber(
      count,
      "1 text of the file does not exist on the site, or no longer. It is left out.",
      `${figure(count)} texts of the file do not exist on the site, or no longer. They are left out.`,
    ),
  same: (count) => byNumber(count, "1 text is already the same.", `${figure(count)} texts are already the same.`),
  untranslated: (count) =>
    byNumber(
      count,
      "1 text is empty in the file: the site’s stays.",
      `${figure(count)} texts are empty in the file: the site’s stay.`,
    ),
  apply: (count) => (count === 0 ? "Take nothing" : `Take ${counted(count, "text", "texts")}`),
  close: "Close without taking",
};
