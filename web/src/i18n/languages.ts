// What a language code is called in the dashboard's language.
import { languages } from "../contract/choices.gen";
import { isoLanguageNames } from "./isoLanguageNames";
import { locale, spoken } from "./spoken";

const isoNames: Readonly<Record<string, string>> = isoLanguageNames;

/** The names of the first five, which French says to the letter; other languages have the ISO ones alone. */
export const specLanguageNames: Readonly<Record<string, string>> = spoken("specLanguageNames", languages);

/** What a preview speaks until a language is chosen. */
export const dashboardLanguage = "FR";

/** 'chamorro' for CH; null for a code that is no language: it works all the same, without `hreflang`. */
export const isoLanguageName = (code: string): string | null => isoNames[code] ?? null;

const named = (code: string): string | null => specLanguageNames[code] ?? isoLanguageName(code);

/** 'Français', 'Chamorro', or the code itself. */
export function languageName(code: string): string {
  const name = named(code);
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : code;
}

const feminine: Readonly<Record<string, string>> = {
  EN: "anglaise",
  FR: "française",
  ES: "espagnole",
  PT: "portugaise",
  IT: "italienne",
};
const startsWithVowel = /^(?:[aeiouàâéèêîïôœ]|hébreu)/;

/** A language inside of a sentence. `name` is as `plain` made it, or the code of what is no language. */
export const languageForms = spoken("languageForms", {
  /** 'Français', as a button has it: 'Retirer Français'. */
  named: (name: string): string => name,
  /** 'français'. */
  plain: (name: string): string => name.toLowerCase(),
  /** 'en français'. */
  inLanguage: (name: string): string => `en ${name}`,
  /** 'en français', of what is translated. */
  intoLanguage: (name: string): string => `en ${name}`,
  /** 'la version française', 'la version en chamorro'. */
  versionIn: (name: string, code: string): string => `la version ${feminine[code] ?? `en ${name}`}`,
  /** 'l’allemand', 'le danois'. */
  theLanguage: (name: string): string => (startsWithVowel.test(name) ? `l’${name}` : `le ${name}`),
});

const plainName = (code: string): string => {
  const name = named(code);
  return name ? languageForms.plain(name) : code;
};

export const inLanguage = (code: string): string => languageForms.inLanguage(plainName(code));
export const intoLanguage = (code: string): string => languageForms.intoLanguage(plainName(code));
export const versionIn = (code: string): string => languageForms.versionIn(plainName(code), code);
/** What is no language takes no article. */
export const theLanguage = (code: string): string => (named(code) ? languageForms.theLanguage(plainName(code)) : code);

const joined = () => new Intl.ListFormat(locale(), { type: "conjunction" });
/** 'anglais, espagnol et XX'. */
export const languagesListed = (codes: readonly string[]): string => joined().format(codes.map(plainName));
export const listed = (parts: readonly string[]): string => joined().format(parts);
