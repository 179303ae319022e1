import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure } from "./numbers";

const unreadable = {
  xml: "This file can’t be read as XLIFF.",
  version: "This is not an XLIFF version 2 file. Ask for that format, or for CSV.",
  csv: "This file can be read neither as XLIFF nor as CSV.",
  columns: "Columns are missing: “id” and one for each language, as in the downloaded file.",
  length: "This file has too many texts to be a translation of this site.",
} as const;
const languagesOf = (codes: unknown): string => (Array.isArray(codes) ? codes.join(" → ") : "");

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "The original text has just changed again. Please read it first.",
  "translations.unreadable_file": ({ reason }) => unreadable[reason as keyof typeof unreadable] ?? unreadable.xml,
  "translations.wrong_language": ({ found, wanted }) =>
    `The languages of this file are ${languagesOf(found)}. They should be ${languagesOf(wanted)}.`,
  "translations.pair_unknown": "The translation service doesn’t translate between these two languages.",
  "translations.service_busy": "The translation service is very busy. Try again in a moment.",
  "translations.service_away":
    "The translation service is not responding. Try again later, or translate the text yourself.",
};

export const translationWords: Catalogue["translationWords"] = {
  states: { filled: "Filled in", stale: "To review", copied: "Copied", empty: "Empty" },
  counts: {
    stale: (count) => `${figure(count)} to review`,
    copied: (count) => counted(count, "text copied", "texts copied"),
    empty: (count) => counted(count, "text empty", "texts empty"),
  },
  legend: { stale: "To review: the original has changed", copied: "Copied, not translated yet" },
  sourceChanged: (inLanguage) => `The text ${inLanguage} has since changed.`,
  sameAsSource: (inLanguage) => `Same as the text ${inLanguage}.`,
  stillGood: "Still good",
  asWanted: "That’s intentional",
  confirmed: (count) => byNumber(count, "Text marked as good.", `${figure(count)} texts marked as good.`),
  review: (section, inLanguage) => `Review “${section}” ${inLanguage}`,
  reviewHint: (count) => `${counted(count, "original text has", "original texts have")} since changed.`,
  reviewButton: "Review",
  translate: "Translate",
  /** 'Translate into German'. */
  translateInto: (intoLanguage) => `Translate ${intoLanguage}`,
  leave: "Leave translation",
  left: (left, all) => {
    if (left === 0) return byNumber(all, "The only text is translated.", `All ${figure(all)} texts are translated.`);
    return `${figure(left)} of ${counted(all, "text", "texts")} left.`;
  },
  nothing: "Nothing to translate here for now.",
  from: "Original language",
  keys: "Tab takes you to the next text. Ctrl + Enter keeps a text as it is.",
  texts: "Texts",
  missing: "Missing in this language.",
  takeOver: "Copy over",
  takeOverNamed: (name) => `Copy over: ${name}`,
  takeOverAll: (count) => `Copy over ${counted(count, "missing item", "missing items")}, with images and links`,
  takenOver: (count) => `${counted(count, "item", "items")} copied over.`,
  preview: (inLanguage) => `Preview ${inLanguage}`,
  suggest: "Suggest",
  asking: "Translating…",
  proposed: "Suggestion, to be checked",
  accept: "Accept",
  proposalCut: "The suggestion was too long for this field: the end is missing.",
  writtenMeanwhile: "You wrote something in the meantime, so the suggestion was not used.",
  proposalsLeft: (count) => `${counted(count, "suggestion", "suggestions")} to check.`,
  saveRefused: (count) =>
    byNumber(
      count,
      "Nothing has been saved yet: one suggestion still has to be checked. Accept it or change it.",
      `Nothing has been saved yet: ${figure(count)} suggestions still have to be checked. Accept them or change them.`,
    ),
  suggestKeys: "Ctrl + Shift + Enter suggests a translation. Ctrl + Enter accepts it.",
};

export const textListWords: Catalogue["textListWords"] = {
  title: "All texts",
  lead: "Every text of the site next to its original: search, filter and edit in place.",
  language: "Language to translate into",
  search: "Search the texts",
  state: "Status",
  everyState: "Any status",
  stateCount: (state, count) => `${state} (${figure(count)})`,
  shown: (shown, all) => `${figure(shown)} of ${counted(all, "text", "texts")}.`,
  none: "No text matches.",
  more: "Show more texts",
  oneLanguage: "Only one language so far",
  oneLanguageHint: "Add a second language to your site, and its texts to translate will be listed here.",
  original: "Original text",
  absent: "Not in this language yet: its item will be copied over with its images and links.",
  cancel: "Cancel",
  takenBack: "The previous texts are back.",
  advanced: "Advanced",
  files: "Translate elsewhere",
  filesHint:
    "Give your translator a file, then upload the translated one here. Nothing changes until you agree. The file carries no formatting, so a text that was rewritten loses its own.",
  downloadXliff: "Download as XLIFF",
  downloadCsv: "Download as CSV",
  bring: "Import the translation",
  bringLabel: "Translated file, XLIFF or CSV",
  tooLarge: "This file is too large to be a translation of this site.",
  proposal: "What the file would change",
  proposalOf: (name) => `From ${name}. Tick what you want to import.`,
  nothingNew: "This file changes nothing: your site already has these texts.",
  sourceChanged: "The original has since changed",
  replaces: "Replaces an existing text",
  newText: "New",
  tooLong: (most) => `Too long: ${figure(most)} characters at most`,
  unfit: "Contains characters that can’t be saved",
  before: "Before",
  after: "After",
  tickAll: "Tick all",
  tickNone: "Untick all",
  unknown: (count) =>
    byNumber(
      count,
      "1 text in the file doesn’t exist on the site, or no longer does. It is left out.",
      `${figure(count)} texts in the file don’t exist on the site, or no longer do. They are left out.`,
    ),
  same: (count) => byNumber(count, "1 text is already the same.", `${figure(count)} texts are already the same.`),
  untranslated: (count) =>
    byNumber(
      count,
      "1 text is empty in the file: the one on your site stays.",
      `${figure(count)} texts are empty in the file: those on your site stay.`,
    ),
  apply: (count) => (count === 0 ? "Import nothing" : `Import ${counted(count, "text", "texts")}`),
  close: "Close without importing",
};
