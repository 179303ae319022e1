import type { Catalogue } from "../catalogue";
import { apart } from "./numbers";

export const specLanguageNames: Catalogue["specLanguageNames"] = {};

/** Every name of a language here has the article, so that 'ب' may stand before it: 'بالفرنسية'. A bare code has none. */
const isNamed = (name: string): boolean => name.startsWith("ال");
/** 'الفرنسية' also is an adjective, 'الإسبرانتو' is not. */
const isAdjective = (name: string): boolean => /^ال\S+ية(?: |$)/.test(name);

const inLanguage = (name: string): string => (isNamed(name) ? `ب${name}` : `باللغة ${apart(name)}`);

export const languageForms: Catalogue["languageForms"] = {
  named: (name) => name,
  plain: (name) => name,
  inLanguage,
  intoLanguage: (name) => (isNamed(name) ? `إلى ${name}` : `إلى اللغة ${apart(name)}`),
  versionIn: (name) => (isAdjective(name) ? `النسخة ${name}` : `النسخة المكتوبة ${inLanguage(name)}`),
  theLanguage: (name) => name,
};
