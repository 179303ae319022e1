// A language inside of a sentence.

import { isoLanguageNames } from "../../i18n/words/es/isoLanguageNames.gen";
import type { Catalogue } from "../catalogue";

/** None: the fixed names are French. */
export const specLanguageNames: Catalogue["specLanguageNames"] = {};

export const languageForms: Catalogue["languageForms"] = {
  /** 'el francés' of 'Francés'; what is no language keeps its letters and takes no article. */
  named: (name) => (/^\p{Lu}\p{Ll}/u.test(name) ? `el ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name),
  plain: (name) => name,
  inLanguage: (name) => `en ${name}`,
  intoLanguage: (name) => `al ${name}`,
  versionIn: (name) => `la versión en ${name}`,
  theLanguage: (name) => `el ${name}`,
};

const names: Readonly<Record<string, string>> = isoLanguageNames;

/** 'en alemán'. */
export const inLanguage = (code: string): string => languageForms.inLanguage(names[code] ?? code);
/** 'el alemán'; what is no language takes no article. */
export function theLanguage(code: string): string {
  const name = names[code];
  return name ? languageForms.theLanguage(name) : code;
}
