// One list of languages: found by its French name, its own name or its code; the product's first five lead.
import { languages as catalogue, isoLanguages, languageCodeLetters } from "../../contract/choices.gen";
import { isoLanguageName, languageName } from "../../i18n/languages";
import { punctuationForms } from "../../i18n/punctuation";
import { locale } from "../../i18n/spoken";
import { languageName as ownName } from "../../site/words/index";
import { codeFrom } from "./form";

export interface Language {
  code: string;
  french: string;
  own: string;
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();

const made = (code: string): Language => ({ code, french: languageName(code), own: ownName(code) });

let all: readonly Language[] | null = null;
/** Made when it is first asked for: a hundred and eighty names in their own languages. */
export function everyLanguage(): readonly Language[] {
  const first = Object.keys(catalogue);
  const rest = isoLanguages.filter((code) => !first.includes(code)).map(made);
  all ??= [...first.map(made), ...rest.sort((a, b) => a.french.localeCompare(b.french, locale()))];
  return all;
}

export function languagesFor(query: string): readonly Language[] {
  const asked = plain(query);
  if (!asked) return everyLanguage();
  const rank = ({ code, french, own }: Language): number => {
    const names = [plain(french), plain(own)];
    if (plain(code) === asked) return 0;
    if (names.some((name) => name.startsWith(asked))) return 1;
    return names.some((name) => name.includes(asked)) ? 2 : 3;
  };
  return everyLanguage()
    .map((language) => ({ language, place: rank(language) }))
    .filter(({ place }) => place < 3)
    .sort((a, b) => a.place - b.place)
    .map(({ language }) => language);
}

/** Which language 'Ajouter' adds for what is written; null while it is none. Two letters are a code, even one that names no
 * language; more are the beginning of a name, and where no language has it, their first two are offered as a code. */
export function meantBy(query: string): string | null {
  const letters = query.replace(/[^\p{L}]/gu, "").length;
  if (letters < languageCodeLetters) return null;
  const named = letters > languageCodeLetters ? languagesFor(query)[0] : undefined;
  if (named) return named.code;
  const code = codeFrom(query);
  return code.length === languageCodeLetters ? code : null;
}

/** How one that was taken from the list stands in the box, and its code there. */
export const writtenAs = ({ french, code }: Language): string => punctuationForms.noted(french, code);
export const codeOf = (written: string): string | undefined => /\(([A-Z]{2})\)$/.exec(written)?.[1];
export const chosenCode = (written: string): string | null => codeOf(written) ?? meantBy(written);

/** What a newcomer probably writes in: offered, and added by a button alone. */
export function browserLanguage(): string | null {
  const code = codeFrom(navigator.language);
  return isoLanguageName(code) ? code : null;
}
