// The sentences of the versions' screen.
import { punctuationForms } from "./punctuation";
import { spoken } from "./spoken";
import * as french from "./words/fr/versions.gen";

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
