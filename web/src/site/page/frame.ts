// What every page of a site has in common, the main one and those beside it: whose it is, in which language, and where the
// same page is in others.
import { rightToLeft } from "../../contract/catalogues.gen";
import type { ItemPage, Option, SidePage } from "../../contract/types.gen";
import { languageName, wordsLang } from "../words/index";
import type { SiteSnapshot } from "./snapshot";
import { hasOneTheme, themeOf } from "./theme/ownTheme";

export interface PageLanguage {
  code: string;
  /** In that language itself: 'Français', 'English', 'العربية'. */
  name: string;
  href: string;
}

export interface Frame {
  slug: string;
  ownerName: string;
  option: Option;
  /** What it opens in: the number of one of ours, or the owner's own (theme/ownTheme.ts). */
  theme: string;
  /** Its owner's own colours alone: no dots, and no theme that the visitor chose before. */
  hasOneTheme?: true;
  /** The language shown: 'FR'. `lang` is the same as a BCP 47 tag: 'fr'. */
  language: string;
  lang: string;
  dir: "ltr" | "rtl";
  /** The language of our words, when that is not the page's. */
  wordsLang: string | null;
  languages: readonly PageLanguage[];
}

export const directionOf = (language: string): "ltr" | "rtl" =>
  (rightToLeft as readonly string[]).includes(language) ? "rtl" : "ltr";

/** Where a page is in a language. Files without a server stand side by side, so that all name their pictures alike. */
export function addressOf(
  { basePath, alone }: Pick<SiteSnapshot, "basePath" | "alone">,
  language: string,
  page: SidePage | ItemPage | "" = "",
): string {
  const beside = page && (alone ? `-${page.replace("/", "-")}` : `/${page}`);
  return `${basePath}/${language.toLowerCase()}${beside}${alone?.ending ?? ""}`;
}

export function frameOf(snapshot: SiteSnapshot, language: string, page: SidePage | ItemPage | "" = ""): Frame {
  const lang = language.toLowerCase();
  return {
    slug: snapshot.slug,
    ownerName: snapshot.ownerName,
    option: snapshot.option,
    theme: themeOf(snapshot),
    ...(hasOneTheme(snapshot) && { hasOneTheme: true as const }),
    language,
    lang,
    dir: directionOf(language),
    wordsLang: wordsLang(language) === lang ? null : wordsLang(language),
    languages: snapshot.offered.map((code) => ({
      code,
      name: languageName(code),
      href: addressOf(snapshot, code, page),
    })),
  };
}
