// Whether the open editor is a bench: each text beneath the one that it is made from. A way of the same editor, not another.
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { Translations } from "./queries";

/** In the address of a section's editor. */
const BENCH = "traduire";

/** Of the editor at this path; of the open one where none is named. */
export const translationEditorAt = (path: string, language: string): string => `${path}?lang=${language}&${BENCH}=1`;

export interface OpenTranslationEditor {
  source: string;
  target: string;
}

/** Null: the form is open, or what is edited is what the others are made from. */
export function useTranslationEditor(
  translations: Translations | null,
  language: string,
): OpenTranslationEditor | null {
  const isAsked = useSearchParams()[0].has(BENCH);
  const source = translations?.source;
  return useMemo(
    () => (isAsked && source && language && language !== source ? { source, target: language } : null),
    [isAsked, source, language],
  );
}
