// The sentences of translating: what is stale, copied or missing, and the bench.
import { spoken } from "./spoken";
import * as french from "./words/fr/translation.gen";

export const translationWords = spoken("translationWords", french.translationWords);
export const textListWords = spoken("textListWords", french.textListWords);

/** Of all texts of a language, how many are left to translate. */
export function leftToTranslate(left: number, all: number): string {
  const { left: some, leftOnly, done, doneOnly } = translationWords;
  if (left === 0) return all === 1 ? doneOnly : done(all);
  return all === 1 ? leftOnly : some(left, all);
}
