// What search engines and link previews read of a page; the server turns it into head tags.
import { layoutRules } from "../layouts/rules.gen";
import { withoutHyphens } from "./hyphens";
import type { Page } from "./model";
import type { Picture } from "./picture";
import { type PictureSource, sourcesOf } from "./pictures";
import { nothingOwn, type Sharing } from "./sharing";

export interface PageHead {
  title: string;
  description: string;
  /** The picture that its owner chose for link previews. Without one the server draws it (drawn.ts). */
  picture: Picture | null;
  /** The one of the page's own that shows its owner best. */
  portrait: Picture | null;
  /** The largest picture of the first screenful, fetched with the HTML; null where there is none to wait for. */
  first: { src: string; best: PictureSource | null; sizes: string } | null;
  jobTitle: string;
  sameAs: readonly string[];
}

const DESCRIPTION_CHARS = 160;

export function shortened(text: string, chars = DESCRIPTION_CHARS): string {
  // By whole characters: half of one (an emoji's) cannot be written as UTF-8, and the page would fail.
  const plain = [...withoutHyphens(text).replace(/\s+/g, " ").trim()];
  if (plain.length <= chars) return plain.join("");
  return `${plain
    .slice(0, chars - 1)
    .join("")
    .replace(/\s+\S*$/, "")
    .replace(/[\s,;:–—-]+$/, "")}…`;
}

/** Whole sentences, as many as there is room for; of a first one that is too long, whole words. */
export function inSentences(text: string, chars: number): string {
  const plain = withoutHyphens(text).replace(/\s+/g, " ").trim();
  if ([...plain].length <= chars) return plain;
  const beginning = [...plain].slice(0, chars + 1).join("");
  const [whole = ""] = /^.*[.!?…؟。](?=\s)/u.exec(beginning) ?? [];
  return whole || shortened(plain, chars);
}

function firstPicture({ option, sections: { home } }: Page): PageHead["first"] {
  const { logoSizes, photoSizes } = layoutRules[option];
  const picture = home?.photo ?? home?.logo;
  const sizes = home?.photo ? photoSizes?.(home.photo, home.isImageSmall) : logoSizes;
  if (!picture || !sizes) return null;
  return { src: picture.src, best: sourcesOf(picture, sizes)[0] ?? null, sizes };
}

/** Plain letters, so that a name in capitals or without its accents is known again. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The name once: a title that says it already stands alone. */
const titleOf = (title: string, ownerName: string): string => {
  if (!title) return ownerName;
  return plain(title).includes(plain(ownerName)) ? title : `${title} · ${ownerName}`;
};

/** `own`: what the owner wrote for search results and chats; what he left out the page says itself. */
export function headOf(page: Page, own: Sharing = nothingOwn): PageHead {
  const { home, about, projects, contact, experience } = page.sections;
  const title = withoutHyphens(home?.title ?? "")
    .replace(/\s+/g, " ")
    .trim();
  const says = [home?.note, about?.body, home?.kicker, title].find((text) => text?.trim()) ?? "";
  const portrait =
    home?.photo ?? (layoutRules[page.option].sharesLogo ? home?.logo : null) ?? projects?.projects[0]?.picture ?? null;
  return {
    title: own.title || titleOf(title, page.ownerName),
    description: own.description || shortened(says || page.ownerName),
    picture: own.picture,
    portrait,
    first: firstPicture(page),
    jobTitle: withoutHyphens(experience?.positions.find((position) => position.isCurrent)?.title ?? ""),
    sameAs: (contact?.entries ?? []).map((entry) => entry.link).filter((link) => /^https?:/.test(link)),
  };
}
