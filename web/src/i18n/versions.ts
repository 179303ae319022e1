// The sentences of the versions' screen, and of the problems that restoring answers.
import type { ProblemCode } from "../api/client";
import { inLanguage } from "./languages";
import { punctuationForms } from "./punctuation";
import type { Params, Sentence } from "./sentence";
import { spoken } from "./spoken";
import * as french from "./words/fr/versions.gen";

type VersionCode = Extract<ProblemCode, `versions.${string}`>;

const problems = spoken("versionProblems", french.versionProblems);
export const versionProblems: Record<VersionCode, Sentence> = {
  ...problems,
  "versions.language_not_there": ({ language }: Params) =>
    problems["versions.language_not_there"]({ inLanguage: inLanguage(String(language)) }),
};

export const versionWords = spoken("versionWords", french.versionWords);

/** 'Projets (2 ajoutés, 1 retiré)': what became of a list. */
export function listChanged(name: string, added: number, removed: number, changed: number): string {
  const { changed: words } = versionWords;
  const what = [
    ...(added ? [words.added(added)] : []),
    ...(removed ? [words.removed(removed)] : []),
    ...(changed ? [words.changed(changed)] : []),
  ];
  return words.list(name, what.join(punctuationForms.comma) || words.order);
}
