// Which words a page speaks: those of its language, English where we have none. What they are is in locales/.
import { formWords } from "../../contract/words/formWords.gen";
import { pageWords } from "../../contract/words/pageWords.gen";
import type { PlainWords, WordsLanguage } from "./words";

/** The language whose words a page in this one takes. */
export const spoken = (language: string): WordsLanguage =>
  Object.hasOwn(pageWords, language) ? (language as WordsLanguage) : "EN";

export function wordsOf(language: string): PlainWords {
  const own = spoken(language);
  return { ...pageWords[own], form: formWords[own] };
}

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
