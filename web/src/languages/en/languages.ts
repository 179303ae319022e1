// A language inside of a sentence.

import { isoLanguageNames } from "../../i18n/words/en/isoLanguageNames.gen";
import type { Catalogue } from "../catalogue";

/** None: the fixed names are French. */
export const specLanguageNames: Catalogue["specLanguageNames"] = {};

export const languageForms: Catalogue["languageForms"] = {
  named: (name) => name,
  plain: (name) => name,
  inLanguage: (name) => `in ${name}`,
  intoLanguage: (name) => `into ${name}`,
  versionIn: (name) => `the ${name} version`,
  theLanguage: (name) => name,
};

const names: Readonly<Record<string, string>> = isoLanguageNames;

/** 'German', or the code of what is no language. */
export const languageOf = (code: string): string => names[code] ?? code;
/** 'in German'. */
export const inLanguage = (code: string): string => languageForms.inLanguage(languageOf(code));
