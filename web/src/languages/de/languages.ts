// A language inside of a sentence.

import { isoLanguageNames } from "../../i18n/words/de/isoLanguageNames.gen";
import type { Catalogue } from "../catalogue";

/** None: the fixed names are French. */
export const specLanguageNames: Catalogue["specLanguageNames"] = {};

/** 'Deutsch' also is an adjective, 'Esperanto' and 'Norwegisch (Bokmål)' are not. */
const isAdjective = (name: string): boolean => /^\S+sch$/.test(name);

export const languageForms: Catalogue["languageForms"] = {
  named: (name) => name,
  plain: (name) => name,
  inLanguage: (name) => `auf ${name}`,
  intoLanguage: (name) => (isAdjective(name) ? `ins ${name}e` : `auf ${name}`),
  versionIn: (name) => (isAdjective(name) ? `die ${name.toLowerCase()}e Version` : `die Version auf ${name}`),
  theLanguage: (name) => name,
};

const names: Readonly<Record<string, string>> = isoLanguageNames;

/** 'Deutsch', or the code of what is no language. */
export const languageOf = (code: string): string => names[code] ?? code;
/** 'auf Deutsch'. */
export const inLanguage = (code: string): string => languageForms.inLanguage(languageOf(code));
