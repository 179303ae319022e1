// What a visitor's browser is sent beside the HTML: the props of its islands, and what its own script needs of the page.
import type { Page } from "../page/model";

export interface ClientPage
  extends Pick<Page, "slug" | "ownerName" | "language" | "lang" | "wordsLang" | "languages" | "words" | "isUncounted"> {
  /** Of a page without a server: where its messages go. */
  mailTo?: string;
}

export interface ClientData {
  page: ClientPage;
  /** What the report of a visit counts, by address: the CV, the projects' links, the ways to write. */
  links: Readonly<Record<string, string>>;
  islands: Readonly<Record<string, object>>;
}

export function clientPageOf(page: Page): ClientPage {
  const { slug, ownerName, language, lang, wordsLang, languages, words, isUncounted, sections } = page;
  const mailTo = sections.contact?.mailTo;
  return {
    slug,
    ownerName,
    language,
    lang,
    wordsLang,
    languages,
    words,
    ...(isUncounted && { isUncounted }),
    ...(mailTo && { mailTo }),
  };
}

export function countedLinksOf({ sections: { home, projects, contact } }: Page): Record<string, string> {
  const links: Record<string, string> = {};
  for (const { link } of projects?.projects ?? []) if (link) links[link] = "project";
  for (const { link, network } of contact?.entries.toReversed() ?? []) if (link) links[link] = `contact:${network}`;
  if (home.cvUrl) links[home.cvUrl] = "cv";
  return links;
}
