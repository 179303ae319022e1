// Whose pages show what is said in this language alone: they lose it once visitors are not shown this one any more. Pure.
import { landingWords } from "../../i18n/dashboard";
import { inLanguage, languagesListed } from "../../i18n/languages";
import { languageCounts, matrixOf, type Row, type Site, type Translated } from "../landing/overview";

type Languages = Site & { hiddenLanguages: readonly string[] };

const isFilledIn = ({ cells }: Row, code: string): boolean =>
  cells.some(({ language, isFilled }) => language === code && isFilled);

/** The languages that visitors would still be shown, of which something is read in this one. */
export function leaningOn(site: Languages, translated: Translated, code: string): string[] {
  const isShown = (language: string) => !site.hiddenLanguages.includes(language);
  if (!isShown(code)) return [];
  const others = site.languages.filter((language) => language !== code && isShown(language));
  const rows = matrixOf(site).filter((row) => !row.isHidden);
  const isInItAlone = (row: Row) => isFilledIn(row, code) && !others.some((other) => isFilledIn(row, other));
  if (rows.some(isInItAlone)) return others;
  const isSource = languageCounts(translated, code) === null;
  const isCopied = (row: Row, other: string) => Boolean(translated[row.section]?.[other]?.copied);
  return isSource ? others.filter((other) => rows.some((row) => isCopied(row, other))) : [];
}

/** What is said before they lose it; null where nothing is lost. */
export function leaningText(site: Languages, translated: Translated, code: string): string | null {
  const leaning = leaningOn(site, translated, code);
  return leaning.length ? landingWords.visibility.leaning(languagesListed(leaning), inLanguage(code)) : null;
}
