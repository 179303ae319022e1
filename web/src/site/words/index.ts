// Which words a page speaks: those of its language, English where we have none.
import { ar } from "./ar";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { nl } from "./nl";
import { pt } from "./pt";
import type { PlainWords, WordsLanguage } from "./words";

const catalogue: Record<WordsLanguage, PlainWords> = { EN: en, FR: fr, ES: es, PT: pt, IT: it, DE: de, NL: nl, AR: ar };

/** The language whose words a page in this one takes. */
export const spoken = (language: string): WordsLanguage =>
  Object.hasOwn(catalogue, language) ? (language as WordsLanguage) : "EN";

export const wordsOf = (language: string): PlainWords => catalogue[spoken(language)];

/** The language that the words are in, as a BCP 47 tag. */
export const wordsLang = (language: string): string => spoken(language).toLowerCase();

const ownNames: Record<string, string> = {
  EN: "English",
  FR: "Français",
  ES: "Español",
  PT: "Português",
  IT: "Italiano",
};

/** A language's name in itself; the server's V8 knows them, the page carries the result. Asked for once each: it takes long. */
export function languageName(code: string): string {
  ownNames[code] ??= foundName(code);
  return ownNames[code];
}

function foundName(code: string): string {
  try {
    const lang = code.toLowerCase();
    const name = new Intl.DisplayNames([lang], { type: "language", fallback: "none" }).of(lang);
    return name ? name.charAt(0).toLocaleUpperCase(lang) + name.slice(1) : code;
  } catch {
    return code;
  }
}
