// A language inside of a sentence.

import { isoLanguageNames } from "../../i18n/words/it/isoLanguageNames.gen";
import type { Catalogue } from "../catalogue";

/** None: the fixed names are French. */
export const specLanguageNames: Catalogue["specLanguageNames"] = {};

/** 'lo spagnolo', 'lo zulu', 'l’arabo', 'il danese'. The h is silent: 'l’hindi'. */
const takesLo = /^(?:s[^aeiou]|[xyz]|dz|nd|ts)/;
const startsWithVowel = /^h?[aeiou]/;

export const languageForms: Catalogue["languageForms"] = {
  named: (name) => name,
  plain: (name) => name,
  inLanguage: (name) => `in ${name}`,
  intoLanguage: (name) => `in ${name}`,
  versionIn: (name) => `la versione in ${name}`,
  theLanguage: (name) => (startsWithVowel.test(name) ? `l’${name}` : takesLo.test(name) ? `lo ${name}` : `il ${name}`),
};

const names: Readonly<Record<string, string>> = isoLanguageNames;

/** 'in tedesco', or 'in XX' of what is no language. */
export const inLanguage = (code: string): string => languageForms.inLanguage(names[code] ?? code);
/** 'il tedesco'; what is no language takes no article. */
export function theLanguage(code: string): string {
  const name = names[code];
  return name ? languageForms.theLanguage(name) : code;
}
