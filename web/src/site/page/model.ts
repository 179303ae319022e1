// The page as views see it: every rule applied (layout stand-ins, language stand-ins, title lines, formatted dates).
// It is what stands as JSON in the HTML and what hydration reads back: plain data only.
import type { Network, Option, SectionName, SiteType } from "../../contract/types.gen";
import type { Words } from "../words/words";
import type { Copies } from "./snapshot";

export interface Picture {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** In one colour on nothing: as a logo it takes the theme's. Left out of every other picture's JSON. */
  isOneColour?: true;
  /** The page may show through it: it is shown whole on a ground of its own, never cropped. */
  isSeeThrough?: true;
  /** Left out while they are being made and for SVG. Their addresses are made of this on both sides (pictures.ts). */
  copies?: Copies;
}

/** Set when a section stands in another language than the page's (D28). */
export interface Foreign {
  lang: string | null;
  dir: "ltr" | "rtl" | null;
}

export interface HomeView extends Foreign {
  /** option1: the line over the title; option2: the subtitle ('Je suis ' when empty); option3: text beside the logo. */
  kicker: string;
  /** Written for this very layout: a stand-in brings no decoration with it (D45). */
  isKickerOwn: boolean;
  title: string;
  /** option1: the title by the spec's word rule. */
  titleLines: readonly string[];
  /** option2: the short description; option3: the footer text. */
  note: string;
  logo: Picture | null;
  /** D49: a logo in one colour is left in its own. */
  keepsLogoColours: boolean;
  photo: Picture | null;
  photoShape: "ronde" | "carre";
  isImageSmall: boolean;
  cvUrl: string | null;
}

export interface TeamView {
  id: string;
  picture: Picture;
  name: string;
  role: string;
}

export interface AboutView extends Foreign {
  heading: string;
  body: string;
  galleryTitle: string;
  secondBody: string;
  team: readonly TeamView[];
  /** option3: at most two. */
  photos: readonly { id: string; picture: Picture }[];
}

export interface ProjectView {
  id: string;
  picture: Picture;
  title: string;
  description: string;
  link: string;
}

export interface ProjectsView extends Foreign {
  heading: string;
  usesSecondCarousel: boolean;
  projects: readonly ProjectView[];
}

export interface SkillView {
  id: string;
  picture: Picture | null;
  /** 'Designer' in the section's language when the owner wrote none. */
  title: string;
  description: string;
}

export interface SkillsView extends Foreign {
  heading: string;
  skills: readonly SkillView[];
}

export interface PositionView {
  id: string;
  title: string;
  organisation: string;
  place: string;
  /** Already formatted in the page's language: '2016 – 2019', '2019 – en cours'. */
  period: string;
  isCurrent: boolean;
  description: string;
}

export interface ExperienceView extends Foreign {
  heading: string;
  positions: readonly PositionView[];
}

export interface ContactEntryView {
  id: string;
  network: Network;
  /** What the network is called in the page's language. */
  name: string;
  /** Its mark as an SVG path. */
  mark: string;
  /** Shown in option1 only. */
  title: string;
  detail: string;
  link: string;
}

export interface ContactView extends Foreign {
  heading: string;
  formHeading: string;
  entriesTitle: string;
  entries: readonly ContactEntryView[];
  nameLabel: string;
  emailLabel: string;
  messageLabel: string;
  sendLabel: string;
}

export interface ViewOf {
  home: HomeView;
  about: AboutView;
  projects: ProjectsView;
  skills: SkillsView;
  experience: ExperienceView;
  contact: ContactView;
}

export interface PageLanguage {
  code: string;
  /** In that language itself: 'Français', 'English', 'العربية'. */
  name: string;
  href: string;
}

export interface Page {
  /** What stands on the page though nobody wrote it, and the language it is in, when that is not the page's (D39). */
  words: Words;
  wordsLang: string | null;
  slug: string;
  ownerName: string;
  option: Option;
  siteType: SiteType;
  themeIndex: number;
  showsBadge: boolean;
  /** The language shown: 'FR'. `lang` is the same as a BCP 47 tag: 'fr'. */
  language: string;
  lang: string;
  dir: "ltr" | "rtl";
  languages: readonly PageLanguage[];
  /** null: filled in no language; the section collapses to an empty anchor (D28). */
  sections: { [S in SectionName]: ViewOf[S] | null };
}
