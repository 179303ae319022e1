// Written by `make gen` from server/vitrine/content. Do not edit.

export type MediaId = string;
export type SectionName = "home" | "about" | "projects" | "skills" | "services" | "testimonials" | "experience" | "contact" | "legal" | "appearance" | "sharing";
/** Those of the main page; the others stand on pages of their own. */
export type PageSection = "home" | "about" | "projects" | "skills" | "services" | "testimonials" | "experience" | "contact";
export type SidePage = "mentions";
/** Pages of items, by the ends of their addresses. */
export type ItemPage = `projet/${string}`;
export type OptionalSection = "services" | "testimonials" | "experience";
export type AlwaysShown = "home" | "contact";
export type BarSection = "home" | "projects" | "contact";
export type Option = "option1" | "option2" | "option3";
export type SiteType = "footer" | "header";
export type FontFamily = "Times New Roman" | "Arial" | "Courier New" | "Georgia";
/** Of the pairs; the owner chooses none of them for a text by itself. */
export type PairFamily = "Playfair Display" | "EB Garamond" | "Lora" | "Fraunces" | "Source Sans 3" | "Work Sans" | "Space Grotesk" | "IBM Plex Mono";
export type FontPair = "vernissage" | "salon" | "lettres" | "recit" | "revue" | "atelier" | "manifeste" | "code";
export type FontWeight = "normal" | "bold" | "lighter";
export type StyleSet = "classique" | "moderne" | "editorial";
export type Network = "email" | "phone" | "facebook" | "instagram" | "twitter" | "linkedin" | "youtube" | "github" | "whatsapp" | "snapchat" | "pinterest" | "twitch" | "telegram" | "website" | "behance" | "dribbble" | "bluesky" | "mastodon" | "tiktok" | "threads" | "gitlab" | "vimeo" | "soundcloud" | "orcid";

export interface Face {
  sizeRem: number;
  family: FontFamily;
  weight: FontWeight;
  uppercase: boolean;
  lineHeight: number;
}

/** What the owner changed on one text; what is missing or null keeps its default. */
export type TextStyle = { [key in keyof Face]?: Face[key] | null };

export interface HomeTexts {
  firstLine: string;
  headline: string;
  subtitle: string;
  title: string;
  shortDescription: string;
  logoText: string;
  statement: string;
  footer: string;
  logoAlt: string;
  photoAlt: string;
}

export type HomeLists = Record<never, never>;

export type HomeSharedLists = Record<never, never>;

export interface HomeSettings {
  logo: MediaId | null;
  photo: MediaId | null;
  photoFocus?: string | null;
  cv: MediaId | null;
  cvSource: "file" | "classic" | "modern";
  showsLogo: boolean;
  showsPhoto: boolean;
  showsImage: boolean;
  keepsLogoColours: boolean;
  hasNoTitle: boolean;
  showsCv: boolean;
  photoShape: "ronde" | "carre";
  imageSize: string;
}

export type HomeSlot = "firstLine" | "headline" | "subtitle" | "title" | "shortDescription" | "logoText" | "statement" | "footer";

export interface AboutTexts {
  heading: string;
  body: string;
  bodyMarks?: string;
  galleryTitle: string;
  secondBody: string;
  secondBodyMarks?: string;
}

export interface TeamMember {
  id: string;
  image: MediaId | null;
  imageFocus?: string | null;
  name: string;
  role: string;
  alt: string;
  original?: string;
}

export interface AboutPhoto {
  id: string;
  image: MediaId | null;
  imageFocus?: string | null;
  alt: Record<string, string>;
}

export interface AboutLists {
  team: TeamMember[];
}

export interface AboutSharedLists {
  photos: AboutPhoto[];
}

export interface AboutSettings {
  lists?: "" | "together" | "separate";
}

export type AboutSlot = "heading" | "body" | "galleryTitle" | "secondBody" | "itemTitle" | "itemText";

export interface ProjectsTexts {
  heading: string;
}

export interface PagePicture {
  id: string;
  image: MediaId | null;
  imageFocus?: string | null;
  caption: string;
  alt: string;
  width: "wide" | "half";
}

export interface PageLink {
  id: string;
  label: string;
  address: string;
}

export interface ProjectPage {
  isShown: boolean;
  name: string;
  pictures: PagePicture[];
  story: string;
  storyMarks?: string;
  client: string;
  year: string;
  role: string;
  team: string;
  links: PageLink[];
  film: string;
  poster: MediaId | null;
  posterFocus?: string | null;
  formerNames: string[];
}

export interface Project {
  id: string;
  image: MediaId | null;
  imageFocus?: string | null;
  title: string;
  description: string;
  descriptionMarks?: string;
  link: string;
  alt: string;
  page?: ProjectPage | null;
  original?: string;
}

export interface ProjectsLists {
  projects: Project[];
}

export type ProjectsSharedLists = Record<never, never>;

export interface ProjectsSettings {
  usesSecondCarousel: boolean;
  lists?: "" | "together" | "separate";
}

export type ProjectsSlot = "heading" | "itemTitle" | "itemText";

export interface SkillsTexts {
  heading: string;
}

export interface Skill {
  id: string;
  image: MediaId | null;
  imageFocus?: string | null;
  title: string;
  description: string;
  descriptionMarks?: string;
  alt: string;
  original?: string;
}

export interface SkillsLists {
  skills: Skill[];
}

export type SkillsSharedLists = Record<never, never>;

export interface SkillsSettings {
  lists?: "" | "together" | "separate";
}

export type SkillsSlot = "heading" | "itemTitle" | "itemText";

export interface ServicesTexts {
  heading: string;
}

export interface Service {
  id: string;
  icon: "" | "pen" | "camera" | "code" | "book" | "talk" | "tool" | "leaf" | "music" | "heart" | "house" | "chart" | "globe";
  title: string;
  description: string;
  descriptionMarks?: string;
  price: string;
  isOnQuote: boolean;
  link: string;
  original?: string;
}

export interface ServicesLists {
  services: Service[];
}

export type ServicesSharedLists = Record<never, never>;

export interface ServicesSettings {
  lists?: "" | "together" | "separate";
}

export type ServicesSlot = "heading" | "itemTitle" | "itemText";

export interface TestimonialsTexts {
  heading: string;
}

export interface Testimonial {
  id: string;
  quote: string;
  quoteMarks?: string;
  name: string;
  role: string;
  image: MediaId | null;
  imageFocus?: string | null;
  link: string;
  original?: string;
}

export interface TestimonialsLists {
  testimonials: Testimonial[];
}

export type TestimonialsSharedLists = Record<never, never>;

export interface TestimonialsSettings {
  lists?: "" | "together" | "separate";
}

export type TestimonialsSlot = "heading" | "itemText" | "itemTitle";

export interface ExperienceTexts {
  heading: string;
}

export interface Position {
  id: string;
  title: string;
  organisation: string;
  place: string;
  start: string;
  end: string;
  isCurrent: boolean;
  description: string;
  descriptionMarks?: string;
  original?: string;
}

export interface ExperienceLists {
  positions: Position[];
}

export type ExperienceSharedLists = Record<never, never>;

export interface ExperienceSettings {
  lists?: "" | "together" | "separate";
}

export type ExperienceSlot = "heading" | "itemTitle" | "itemText";

export interface ContactTexts {
  heading: string;
  formHeading: string;
  entriesTitle: string;
  nameLabel: string;
  emailLabel: string;
  messageLabel: string;
  sendLabel: string;
}

export interface ContactEntry {
  id: string;
  network: "email" | "phone" | "facebook" | "instagram" | "twitter" | "linkedin" | "youtube" | "github" | "whatsapp" | "snapchat" | "pinterest" | "twitch" | "telegram" | "website" | "behance" | "dribbble" | "bluesky" | "mastodon" | "tiktok" | "threads" | "gitlab" | "vimeo" | "soundcloud" | "orcid";
  title: string;
  detail: string;
  link: string;
}

export type ContactLists = Record<never, never>;

export interface ContactSharedLists {
  entries: ContactEntry[];
}

export type ContactSettings = Record<never, never>;

export type ContactSlot = "heading" | "formHeading" | "entriesTitle" | "itemTitle" | "itemText";

export interface LegalTexts {
  more: string;
}

export type LegalLists = Record<never, never>;

export type LegalSharedLists = Record<never, never>;

export interface LegalSettings {
  publisher: string;
  registration: string;
  vat: string;
  address: string;
  phone: string;
  email: string;
  director: string;
  host: string;
}

export type LegalSlot = never;

export type AppearanceTexts = Record<never, never>;

export type AppearanceLists = Record<never, never>;

export type AppearanceSharedLists = Record<never, never>;

export interface AppearanceSettings {
  order: ("about" | "projects" | "skills" | "services" | "testimonials" | "experience" | "contact")[];
  hidden: ("about" | "projects" | "skills" | "services" | "testimonials" | "experience" | "contact")[];
  background: string;
  text: string;
  accent: string;
  hidesDots: boolean;
  fontPair: "" | "vernissage" | "salon" | "lettres" | "recit" | "revue" | "atelier" | "manifeste" | "code";
  corners: "" | "vifs" | "doux" | "ronds";
  spacing: "" | "serre" | "aere";
  icon: "" | "initiales" | "image";
  iconLetters: string;
  iconPicture: MediaId | null;
}

export type AppearanceSlot = never;

export interface SharingTexts {
  title: string;
  description: string;
}

export interface SharePicture {
  id: string;
  image: MediaId | null;
  original?: string;
}

export interface SharingLists {
  pictures: SharePicture[];
}

export type SharingSharedLists = Record<never, never>;

export interface SharingSettings {
  showsShare: boolean;
  lists?: "" | "together" | "separate";
}

export type SharingSlot = never;

export interface TextsOf {
  home: HomeTexts;
  about: AboutTexts;
  projects: ProjectsTexts;
  skills: SkillsTexts;
  services: ServicesTexts;
  testimonials: TestimonialsTexts;
  experience: ExperienceTexts;
  contact: ContactTexts;
  legal: LegalTexts;
  appearance: AppearanceTexts;
  sharing: SharingTexts;
}

export interface ListsOf {
  home: HomeLists;
  about: AboutLists;
  projects: ProjectsLists;
  skills: SkillsLists;
  services: ServicesLists;
  testimonials: TestimonialsLists;
  experience: ExperienceLists;
  contact: ContactLists;
  legal: LegalLists;
  appearance: AppearanceLists;
  sharing: SharingLists;
}

export interface SharedListsOf {
  home: HomeSharedLists;
  about: AboutSharedLists;
  projects: ProjectsSharedLists;
  skills: SkillsSharedLists;
  services: ServicesSharedLists;
  testimonials: TestimonialsSharedLists;
  experience: ExperienceSharedLists;
  contact: ContactSharedLists;
  legal: LegalSharedLists;
  appearance: AppearanceSharedLists;
  sharing: SharingSharedLists;
}

export interface SettingsOf {
  home: HomeSettings;
  about: AboutSettings;
  projects: ProjectsSettings;
  skills: SkillsSettings;
  services: ServicesSettings;
  testimonials: TestimonialsSettings;
  experience: ExperienceSettings;
  contact: ContactSettings;
  legal: LegalSettings;
  appearance: AppearanceSettings;
  sharing: SharingSettings;
}

export interface SlotOf {
  home: HomeSlot;
  about: AboutSlot;
  projects: ProjectsSlot;
  skills: SkillsSlot;
  services: ServicesSlot;
  testimonials: TestimonialsSlot;
  experience: ExperienceSlot;
  contact: ContactSlot;
  legal: LegalSlot;
  appearance: AppearanceSlot;
  sharing: SharingSlot;
}

/** Everything of a section that its editor names; a list's fields stand under the list's name. */
export interface LabelOf {
  home: "firstLine" | "headline" | "subtitle" | "title" | "shortDescription" | "logoText" | "statement" | "footer" | "logoAlt" | "photoAlt" | "logo" | "photo" | "photoFocus" | "cv" | "cvSource" | "showsLogo" | "showsPhoto" | "showsImage" | "keepsLogoColours" | "hasNoTitle" | "showsCv" | "photoShape" | "imageSize";
  about: "heading" | "body" | "galleryTitle" | "secondBody" | "team" | "photos" | "team.image" | "team.imageFocus" | "team.name" | "team.role" | "team.alt" | "photos.image" | "photos.imageFocus" | "photos.alt" | "itemTitle" | "itemText";
  projects: "heading" | "usesSecondCarousel" | "projects" | "projects.image" | "projects.imageFocus" | "projects.title" | "projects.description" | "projects.link" | "projects.alt" | "projects.page" | "projects.page.isShown" | "projects.page.name" | "projects.page.pictures" | "projects.page.pictures.image" | "projects.page.pictures.imageFocus" | "projects.page.pictures.caption" | "projects.page.pictures.alt" | "projects.page.pictures.width" | "projects.page.story" | "projects.page.client" | "projects.page.year" | "projects.page.role" | "projects.page.team" | "projects.page.links" | "projects.page.links.label" | "projects.page.links.address" | "projects.page.film" | "projects.page.poster" | "projects.page.posterFocus" | "itemTitle" | "itemText";
  skills: "heading" | "skills" | "skills.image" | "skills.imageFocus" | "skills.title" | "skills.description" | "skills.alt" | "itemTitle" | "itemText";
  services: "heading" | "services" | "services.icon" | "services.title" | "services.description" | "services.price" | "services.isOnQuote" | "services.link" | "itemTitle" | "itemText";
  testimonials: "heading" | "testimonials" | "testimonials.quote" | "testimonials.name" | "testimonials.role" | "testimonials.image" | "testimonials.imageFocus" | "testimonials.link" | "itemText" | "itemTitle";
  experience: "heading" | "positions" | "positions.title" | "positions.organisation" | "positions.place" | "positions.start" | "positions.end" | "positions.isCurrent" | "positions.description" | "itemTitle" | "itemText";
  contact: "heading" | "formHeading" | "entriesTitle" | "nameLabel" | "emailLabel" | "messageLabel" | "sendLabel" | "entries" | "entries.network" | "entries.title" | "entries.detail" | "entries.link" | "itemTitle" | "itemText";
  legal: "more" | "publisher" | "registration" | "vat" | "address" | "phone" | "email" | "director" | "host";
  appearance: "order" | "hidden" | "background" | "text" | "accent" | "hidesDots" | "fontPair" | "corners" | "spacing" | "icon" | "iconLetters" | "iconPicture";
  sharing: "title" | "description" | "showsShare" | "pictures" | "pictures.image";
}

/** The lists of a section, and the fields without which no item can be added. */
export interface AskedOf {
  home: Record<never, never>;
  about: { "team": "image"; "photos": "image" };
  projects: { "projects": "image" };
  skills: { "skills": "image" };
  services: { "services": "title" };
  testimonials: { "testimonials": "quote" | "name" };
  experience: { "positions": "title" };
  contact: { "entries": "network" };
  legal: Record<never, never>;
  appearance: Record<never, never>;
  sharing: { "pictures": "image" };
}

/** What can be chosen, by field. */
export interface ChoicesOf {
  home: { "cvSource": "file" | "classic" | "modern"; "photoShape": "ronde" | "carre"; "imageSize": "normal" | "small" };
  about: Record<never, never>;
  projects: Record<never, never>;
  skills: Record<never, never>;
  services: { "services.icon": "pen" | "camera" | "code" | "book" | "talk" | "tool" | "leaf" | "music" | "heart" | "house" | "chart" | "globe" };
  testimonials: Record<never, never>;
  experience: Record<never, never>;
  contact: { "entries.network": "email" | "phone" | "facebook" | "instagram" | "twitter" | "linkedin" | "youtube" | "github" | "whatsapp" | "snapchat" | "pinterest" | "twitch" | "telegram" | "website" | "behance" | "dribbble" | "bluesky" | "mastodon" | "tiktok" | "threads" | "gitlab" | "vimeo" | "soundcloud" | "orcid" };
  legal: Record<never, never>;
  appearance: { "fontPair": "vernissage" | "salon" | "lettres" | "recit" | "revue" | "atelier" | "manifeste" | "code"; "corners": "vifs" | "doux" | "ronds"; "spacing": "serre" | "aere"; "icon": "initiales" | "image" };
  sharing: Record<never, never>;
}

/** Texts that a rule of their section puts in its view: stand-ins, words for pictures. */
export interface RuledTextOf {
  home: "firstLine" | "headline" | "subtitle" | "title" | "shortDescription" | "logoText" | "statement" | "footer" | "logoAlt" | "photoAlt";
  about: never;
  projects: never;
  skills: never;
  services: never;
  testimonials: never;
  experience: never;
  contact: never;
  legal: never;
  appearance: never;
  sharing: never;
}

/** The files that belong to no item. */
export interface FileOf {
  home: "logo" | "photo" | "cv";
  about: never;
  projects: never;
  skills: never;
  services: never;
  testimonials: never;
  experience: never;
  contact: never;
  legal: never;
  appearance: "iconPicture";
  sharing: never;
}

/** What one language holds of a section. */
export interface Content<S extends SectionName> {
  texts: TextsOf[S];
  lists: ListsOf[S];
}

/** What all languages share of a section. */
export interface Shared<S extends SectionName> {
  styles: { [slot in SlotOf[S]]?: TextStyle | null };
  settings: SettingsOf[S];
  lists: SharedListsOf[S];
}

/** A section as it is stored: every language, and what they share. */
export interface SectionDocument<S extends SectionName> {
  languages: { [code: string]: Content<S> };
  shared: Shared<S>;
}

export type SectionDocuments = { [S in SectionName]: SectionDocument<S> };
