// What a language code is called in the dashboard's language.
import { listed } from "./format";
import { isoLanguageNames } from "./isoLanguageNames";
import { spoken } from "./spoken";
import * as french from "./words/fr/languages.gen";

const isoNames: Readonly<Record<string, string>> = isoLanguageNames;
const languageForms = spoken("languageForms", french.languageForms);
const versions: Readonly<Record<string, string>> = languageForms.versions;

/** What a preview speaks until a language is chosen. */
export const dashboardLanguage = "FR";

/** 'chamorro' for CH; null for a code that is no language: it works all the same, without `hreflang`. */
export const isoLanguageName = (code: string): string | null => isoNames[code] ?? null;

/** 'chamorro', or the code itself: inside of a sentence. */
export const languageInSentence = (code: string): string => isoLanguageName(code) ?? code;

/** 'Français', 'Chamorro', or the code itself. */
export function languageName(code: string): string {
  const name = languageInSentence(code);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** 'en français'. */
export function inLanguage(code: string): string {
  const name = isoLanguageName(code);
  return name ? languageForms.inLanguage(name) : languageForms.inCode(code);
}

/** 'la version française', 'la version en chamorro'. */
export function versionIn(code: string): string {
  const name = isoLanguageName(code);
  return versions[code] ?? (name ? languageForms.versionIn(name) : languageForms.versionInCode(code));
}

/** 'anglais, espagnol et XX'. */
export const languagesListed = (codes: readonly string[]): string => listed(codes.map(languageInSentence));
