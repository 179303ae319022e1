// The sentences of translating: what is stale, copied or missing, and the bench.
import type { ProblemCode } from "../api/client";
import type { Params, Sentence } from "./sentence";
import { spoken } from "./spoken";
import * as french from "./words/fr/translation.gen";

type TranslationCode = Extract<ProblemCode, `translations.${string}`>;

export const translationForms = spoken("translationForms", french.translationForms);
const unreadable = new Map(Object.entries(translationForms.unreadable));
const languagesOf = (codes: unknown): string => (Array.isArray(codes) ? codes.join(" → ") : "");

const problems = spoken("translationProblems", french.translationProblems);
export const translationProblems: Record<TranslationCode, Sentence> = {
  ...problems,
  "translations.unreadable_file": ({ reason }: Params) =>
    unreadable.get(String(reason)) ?? problems["translations.unreadable_file"],
  "translations.wrong_language": ({ found, wanted }: Params) =>
    problems["translations.wrong_language"]({ found: languagesOf(found), wanted: languagesOf(wanted) }),
};

export const translationWords = spoken("translationWords", french.translationWords);
export const textListWords = spoken("textListWords", french.textListWords);

/** Of all texts of a language, how many are left to translate. */
export function leftToTranslate(left: number, all: number): string {
  const { left: some, leftOnly, done, doneOnly } = translationWords;
  if (left === 0) return all === 1 ? doneOnly : done(all);
  return all === 1 ? leftOnly : some(left, all);
}
