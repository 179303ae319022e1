// What the server hands over of a stored site, before any rule of the page is applied. The editor's preview makes one too.
import type { MediaId, Option, SectionDocuments, SiteType } from "../../contract/types.gen";

/** Smaller copies of a picture: their edition, and their widths by ending, best type first. pictures.ts knows where they are. */
export interface Copies {
  edition: string;
  widths: Readonly<Record<string, readonly number[]>>;
}

export interface MediaInfo {
  url: string;
  type: string;
  width: number | null;
  height: number | null;
  /** A drawing in one colour, which the theme may repaint. */
  isOneColour: boolean;
  /** The page would show through it: a drawing or a PNG without a ground of its own. */
  isSeeThrough: boolean;
  /** Not there while they are being made, and for drawings. */
  copies?: Copies | null;
}

export interface SiteSnapshot {
  slug: string;
  ownerName: string;
  option: Option;
  /** Anything but 'footer' means the floating bar. */
  siteType: SiteType | string;
  themeIndex: number;
  /** A paid owner may do without. */
  showsBadge: boolean;
  /** A free site has no pages of projects. Left out where nobody asks: previews of samples, the gallery. */
  isPaid?: boolean;
  /** Left out where nobody counts: previews, the gallery. */
  countsVisits?: boolean;
  /** All languages of the site, in the owner's order: the order in which an empty section looks for a stand-in. */
  languages: readonly string[];
  /** Of these, what visitors are not shown: only its owner's pages and previews name them. */
  hidden?: readonly string[];
  /** The one that the others are translated from; the first where it is left out. */
  source?: string | null;
  /** Those with content, which visitors may choose. */
  offered: readonly string[];
  /** '/home' or '/@slug': what language addresses are made of. */
  basePath: string;
  /** The instance is shared: visitors find the way to its operator at the page's foot. Left out everywhere else. */
  canBeReported?: boolean | undefined;
  /** Of pages that stand alone, as files without a server (server: transfer/export_archive/): how their names end, and where their form leads. */
  alone?: { ending: string; mailTo: string } | undefined;
  /** Of a draft that is shown to others (server: reviews/): what stands at its form, which sends nothing. */
  draft?: { formNote: string; formNoteLang: string | null } | undefined;
  sections: Partial<SectionDocuments>;
  /** The CVs that were made from the site, by language. */
  madeCvs: Readonly<Record<string, MediaId>>;
  media: Readonly<Record<MediaId, MediaInfo>>;
}
