// A language inside of a sentence. Its names are masculine and small, as in «o francês».

import { isoLanguageNames } from "../../i18n/words/pt/isoLanguageNames.gen";
import type { Catalogue } from "../catalogue";

/** None: the fixed names are French. */
export const specLanguageNames: Catalogue["specLanguageNames"] = {};

export const languageForms: Catalogue["languageForms"] = {
  named: (name) => name,
  plain: (name) => name,
  inLanguage: (name) => `em ${name}`,
  intoLanguage: (name) => `para ${name}`,
  versionIn: (name) => `a versão em ${name}`,
  theLanguage: (name) => `o ${name}`,
};

const names: Readonly<Record<string, string>> = isoLanguageNames;

/** 'alemão', or the code of what is no language. */
export const languageOf = (code: string): string => names[code] ?? code;
/** 'em alemão'. */
export const inLanguage = (code: string): string => languageForms.inLanguage(languageOf(code));
