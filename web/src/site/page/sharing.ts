// What the owner wrote for search results and chats (content/sections/sharing.py), in one language. No view shows it.
import { shareWords } from "../../contract/words/shareWords.gen";
import { spoken } from "../words/index";
import { addressOf } from "./frame";
import type { Page } from "./model";
import type { Picture } from "./picture";
import type { SiteSnapshot } from "./snapshot";
import { picture } from "./viewParts";

export interface Sharing {
  title: string;
  description: string;
  picture: Picture | null;
}

export const nothingOwn: Sharing = { title: "", description: "", picture: null };

const line = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Of this language alone: words in another one would stand beside the page's own in a list of results. */
export function sharingOf(snapshot: SiteSnapshot, language: string): Sharing {
  const content = snapshot.sections.sharing?.languages[language];
  if (!content) return nothingOwn;
  return {
    title: line(content.texts.title),
    description: line(content.texts.description),
    picture: picture(snapshot, content.lists.pictures[0]?.image, snapshot.ownerName),
  };
}

/** The visitors' button. None where the site is files without a server, which could draw no square. */
export const shareOf = (snapshot: SiteSnapshot, language: string): Pick<Page, "share"> =>
  snapshot.sections.sharing?.shared.settings.showsShare && !snapshot.alone
    ? { share: { href: addressOf(snapshot, language), words: shareWords[spoken(language)] } }
    : {};
