import { editorWords } from "../../i18n/editor";

/** From here on a writer wants to know how much room is left. */
const TOLD_FROM = 0.7;

export const countOf = (text: string, maxChars: number | undefined): string | undefined =>
  maxChars && text.length >= maxChars * TOLD_FROM ? editorWords.count(text.length, maxChars) : undefined;
