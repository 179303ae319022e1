// Which pages a site has beside its main one: each is there once its section says what it needs. The server asks the same
// (content/shared_rules.py), and both are held to contract/sharedRules.cases.json.
import { sections } from "../../contract/sections.gen";
import type { SidePage } from "../../contract/types.gen";
import { spoken } from "../words/index";
import type { WordsLanguage } from "../words/words";
import { addressOf } from "./frame";
import type { SiteSnapshot } from "./snapshot";

const sectionOf = { mentions: sections.legal } satisfies Record<SidePage, unknown>;

/** What the main page's footer calls them. */
const names: Record<SidePage, Record<WordsLanguage, string>> = {
  mentions: {
    EN: "Legal notice and privacy",
    FR: "Mentions légales et confidentialité",
    ES: "Aviso legal y privacidad",
    PT: "Aviso legal e privacidade",
    IT: "Note legali e privacy",
    DE: "Impressum und Datenschutz",
    NL: "Colofon en privacy",
    AR: "الإشعار القانوني والخصوصية",
  },
};

export interface SideLink {
  href: string;
  name: string;
}

export const sidePageName = (page: SidePage, language: string): string => names[page][spoken(language)];

export function hasSidePage(snapshot: SiteSnapshot, page: SidePage): boolean {
  const { name, needs } = sectionOf[page];
  const settings = snapshot.sections[name]?.shared.settings;
  return needs.every((need) => settings?.[need]?.trim());
}

const reportNames: Record<WordsLanguage, string> = {
  EN: "Report this site",
  FR: "Signaler ce site",
  ES: "Denunciar este sitio",
  PT: "Denunciar este site",
  IT: "Segnala questo sito",
  DE: "Diese Website melden",
  NL: "Deze site melden",
  AR: "الإبلاغ عن هذا الموقع",
};

/** Where a visitor of a shared instance tells its operator of this site (server: complaints/); nothing anywhere else. */
export const reportLinks = ({ canBeReported, slug }: SiteSnapshot, language: string): SideLink[] =>
  canBeReported ? [{ href: `/@${slug}/${language.toLowerCase()}/signaler`, name: reportNames[spoken(language)] }] : [];

export const sideLinks = (snapshot: SiteSnapshot, language: string): SideLink[] => [
  ...(Object.keys(sectionOf) as SidePage[])
    .filter((page) => hasSidePage(snapshot, page))
    .map((page) => ({ href: addressOf(snapshot, language, page), name: sidePageName(page, language) })),
  ...reportLinks(snapshot, language),
];
