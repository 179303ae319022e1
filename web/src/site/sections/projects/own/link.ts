// Whether a project has a page of its own, and where. The server's rule is the same (sites/site/item_pages.py).
import type { ItemPage, Project, ProjectPage } from "../../../../contract/types.gen";
import { linkWords } from "../../../../contract/words/linkWords.gen";
import { addressOf } from "../../../page/frame";
import type { SiteSnapshot } from "../../../page/snapshot";
import type { WithLangs } from "../../../page/standIns";
import { spoken } from "../../../words/index";

export const isShown = ({ isPaid }: Pick<SiteSnapshot, "isPaid">, page: Project["page"]): page is ProjectPage =>
  isPaid !== false && Boolean(page?.isShown && page.name);

export const placeOf = ({ name }: Pick<ProjectPage, "name">): ItemPage => `projet/${name}`;

export const isItemPage = (place: string): place is ItemPage => place.startsWith("projet/");

/** The name of the page that is asked for. */
export const nameIn = (place: ItemPage): string => place.slice("projet/".length);

/** What leads there from its card, with the year or else the client for its caption; nothing where there is no page. */
export function linkTo(snapshot: SiteSnapshot, page: Project["page"], language: string) {
  if (!isShown(snapshot, page)) return {};
  // The server sends of other pages no more than is written of this.
  const said = (["year", "client"] as const).find((name) => page[name]?.trim());
  const note = said && page[said].trim();
  const noteLang = said && (page as WithLangs).langs?.[said];
  const href = addressOf(snapshot, language, placeOf(page));
  const label = linkWords[spoken(language)].project;
  return { page: { href, label, ...(note && { note }), ...(noteLang && { noteLang }) } };
}
