// What the site-type screen works on, and the rules of its fields. Pure.
import { freeLanguages, languageCodeLetters, maxLanguages } from "../../contract/choices.gen";
import { typesiteWords } from "../../i18n/dashboard";
import type { SettingsBody, Site } from "../settings";

export interface SettingsForm {
  siteType: "footer" | "header";
  languages: string[];
  slug: string;
  isOnline: boolean;
  /** Asked of paid sites only. */
  showsBadge: boolean;
}

/** An unknown site type means the floating bar, which is the header's. */
export const formOf = (site: Site): SettingsForm => ({
  siteType: site.siteType === "footer" ? "footer" : "header",
  languages: site.languages,
  slug: site.slug,
  isOnline: site.isOnline,
  showsBadge: site.showsBadge,
});

export const isSame = (a: SettingsForm, b: SettingsForm): boolean =>
  a.siteType === b.siteType &&
  a.slug === b.slug &&
  a.isOnline === b.isOnline &&
  a.showsBadge === b.showsBadge &&
  a.languages.length === b.languages.length &&
  a.languages.every((code, place) => code === b.languages[place]);

export const bodyOf = (form: SettingsForm, themeIndex: number | null): SettingsBody => ({ ...form, themeIndex });

/** Letters only, the first two, upper-cased. */
export const codeFrom = (written: string): string =>
  written
    .normalize("NFD")
    .replace(/[^a-z]/gi, "")
    .slice(0, languageCodeLetters)
    .toUpperCase();

export const isSlug = (slug: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(slug);

/** What stands against adding this language; null when nothing does. A duplicate is ignored, not refused. */
export function refusalOf(
  form: SettingsForm,
  code: string,
  isPaid: boolean,
  most: number = maxLanguages,
): string | null {
  if (form.languages.includes(code)) return null;
  if (!isPaid && form.languages.length >= freeLanguages) return typesiteWords.oneLanguage;
  return form.languages.length >= most ? typesiteWords.tooMany(most) : null;
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
