// Which pages a site has beside its main one: each is there once its section says what it needs. The server asks the same
// (content/shared_rules.py), and both are held to contract/sharedRules.cases.json.
import { sections } from "../../contract/sections.gen";
import type { SidePage } from "../../contract/types.gen";
import { linkWords } from "../../contract/words/linkWords.gen";
import { spoken } from "../words/index";
import { addressOf } from "./frame";
import type { SiteSnapshot } from "./snapshot";

const sectionOf = { mentions: sections.legal } satisfies Record<SidePage, unknown>;

export interface SideLink {
  href: string;
  name: string;
}

/** What the main page's footer calls it. */
export const sidePageName = (page: SidePage, language: string): string => linkWords[spoken(language)][page];

export function hasSidePage(snapshot: SiteSnapshot, page: SidePage): boolean {
  const { name, needs } = sectionOf[page];
  const settings = snapshot.sections[name]?.shared.settings;
  return needs.every((need) => settings?.[need]?.trim());
}

/** Where a visitor of a shared instance tells its operator of this site (server: complaints/); nothing anywhere else. */
export const reportLinks = ({ canBeReported, slug }: SiteSnapshot, language: string): SideLink[] =>
  canBeReported
    ? [{ href: `/@${slug}/${language.toLowerCase()}/signaler`, name: linkWords[spoken(language)].report }]
    : [];

export const sideLinks = (snapshot: SiteSnapshot, language: string): SideLink[] => [
  ...(Object.keys(sectionOf) as SidePage[])
    .filter((page) => hasSidePage(snapshot, page))
    .map((page) => ({ href: addressOf(snapshot, language, page), name: sidePageName(page, language) })),
  ...reportLinks(snapshot, language),
];
