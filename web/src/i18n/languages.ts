// What a language code is called in French.
import { languages } from "../contract/catalogues.gen";
import { isoLanguageNames } from "./isoLanguageNames";

const catalogue: Readonly<Record<string, string>> = languages;
const isoNames: Readonly<Record<string, string>> = isoLanguageNames;

/** What a preview speaks until a language is chosen (D52). */
export const dashboardLanguage = "FR";

/** 'chamorro' for CH; null for a code that is no language (D19: it works all the same, without `hreflang`). */
export const isoLanguageName = (code: string): string | null => isoNames[code] ?? null;

/** 'Français', 'Chamorro', or the code itself. */
export function languageName(code: string): string {
  const name = catalogue[code] ?? isoLanguageName(code);
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : code;
}

const plainName = (code: string): string => (catalogue[code] ?? isoLanguageName(code))?.toLowerCase() ?? code;

/** 'en français'. */
export const inLanguage = (code: string): string => `en ${plainName(code)}`;

const feminine: Readonly<Record<string, string>> = {
  EN: "anglaise",
  FR: "française",
  ES: "espagnole",
  PT: "portugaise",
  IT: "italienne",
};
/** 'la version française', 'la version en chamorro'. */
export const versionIn = (code: string): string => `la version ${feminine[code] ?? inLanguage(code)}`;

const joined = new Intl.ListFormat("fr", { type: "conjunction" });
/** 'anglais, espagnol et XX'. */
export const languagesListed = (codes: readonly string[]): string => joined.format(codes.map(plainName));
export const listed = (parts: readonly string[]): string => joined.format(parts);
