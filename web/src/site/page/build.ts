// From a stored site to the page in one language. Runs in the server's V8, in the editor's preview and for the owner's drafts.
import { networks, rightToLeft } from "../../contract/catalogues.gen";
import type { Content, MediaId, SectionDocument, SectionName, Shared } from "../../contract/types.gen";
import { languageName, wordsLang, wordsOf } from "../words/index";
import type { Words } from "../words/words";
import { longFromLetters, withHyphens } from "./hyphens";
import type { ContactView, HomeView, Page, Picture, ViewOf } from "./model";
import { markOf } from "./networkMarks";
import type { MediaInfo, SiteSnapshot } from "./snapshot";
import { homeKicker, homeText, homeTitle, isOwnText } from "./standIns";
import { titleLines } from "./title";

/** `language` is the one the section stands in; `words` are the page's. */
type Stored<S extends SectionName> = { content: Content<S>; shared: Shared<S>; language: string; words: Words };
type Builder<S extends SectionName> = (stored: Stored<S>, snapshot: SiteSnapshot) => Omit<ViewOf[S], "lang" | "dir">;

export const directionOf = (language: string): "ltr" | "rtl" =>
  (rightToLeft as readonly string[]).includes(language) ? "rtl" : "ltr";

/** What can be seen through: a drawing, or a PNG without JPEG copies, which are made of opaque pictures alone. */
const isSeeThrough = ({ type, copies }: MediaInfo): boolean =>
  type === "image/svg+xml" || (type === "image/png" && !copies?.widths.jpg);

function picture(snapshot: SiteSnapshot, id: MediaId | null | undefined, alt: string): Picture | null {
  const media = id ? snapshot.media[id] : undefined;
  if (!media) return null;
  const copies = media.copies ? { copies: media.copies } : {};
  const ink = media.isOneColour ? { isOneColour: true as const } : {};
  const ground = isSeeThrough(media) ? { isSeeThrough: true as const } : {};
  return { src: media.url, alt, width: media.width, height: media.height, ...copies, ...ink, ...ground };
}

const lastViews = new WeakMap<readonly unknown[], { media: SiteSnapshot["media"]; views: readonly unknown[] }>();

/** The views of a list, the same objects while the list is the same: a heading that is typed draws no picture anew. */
function viewsOf<Item, View>(items: readonly Item[], { media }: SiteSnapshot, make: (item: Item) => View[]): View[] {
  const last = lastViews.get(items);
  if (last?.media === media) return last.views as View[];
  const views = items.flatMap(make);
  lastViews.set(items, { media, views });
  return views;
}

/** Titles whose longest words may be divided where they have no room. */
const asTitle = (text: string, language: string): string => withHyphens(text, language, longFromLetters.title);
const asItemTitle = (text: string, language: string): string => withHyphens(text, language, longFromLetters.item);

const home: Builder<"home"> = (
  { content: { texts }, shared: { settings }, language, words },
  snapshot,
): Omit<HomeView, "lang" | "dir"> => {
  const { option, ownerName } = snapshot;
  const title = asTitle(homeTitle(option, texts, ownerName), language);
  const showsPhoto = option === "option3" ? settings.showsImage : settings.showsPhoto;
  const cv = settings.cv ? snapshot.media[settings.cv] : undefined;
  return {
    kicker: homeKicker(option, texts, words),
    isKickerOwn: isOwnText("kicker", option, texts),
    title,
    titleLines: titleLines(title),
    note: homeText("note", option, texts),
    logo: settings.showsLogo ? picture(snapshot, settings.logo, texts.logoAlt || ownerName) : null,
    photo: option !== "option1" && showsPhoto ? picture(snapshot, settings.photo, texts.photoAlt || ownerName) : null,
    keepsLogoColours: settings.keepsLogoColours,
    photoShape: settings.photoShape,
    isImageSmall: settings.imageSize === "small",
    cvUrl: settings.showsCv && cv?.type === "application/pdf" ? cv.url : null,
  };
};

const about: Builder<"about"> = ({ content, shared, language }, snapshot) => ({
  ...content.texts,
  heading: asTitle(content.texts.heading, language),
  galleryTitle: asItemTitle(content.texts.galleryTitle, language),
  team: content.lists.team.flatMap(({ id, image, name, role, alt }) => {
    const found = picture(snapshot, image, alt || name);
    return found ? [{ id, picture: found, name: asItemTitle(name, language), role }] : [];
  }),
  photos: shared.lists.photos.slice(0, 2).flatMap(({ id, image, alt }) => {
    const found = picture(snapshot, image, alt[language] ?? "");
    return found ? [{ id, picture: found }] : [];
  }),
});

const projects: Builder<"projects"> = ({ content, shared, language }, snapshot) => ({
  heading: asTitle(content.texts.heading, language),
  usesSecondCarousel: shared.settings.usesSecondCarousel,
  projects: viewsOf(content.lists.projects, snapshot, ({ id, image, alt, title, description, link }) => {
    const found = picture(snapshot, image, alt || title);
    return found ? [{ id, picture: found, title: asItemTitle(title, language), description, link }] : [];
  }),
});

const skills: Builder<"skills"> = ({ content, language }, snapshot) => ({
  heading: asTitle(content.texts.heading, language),
  skills: viewsOf(content.lists.skills, snapshot, ({ id, image, alt, title, description }) => [
    {
      id,
      picture: picture(snapshot, image, alt),
      title: asItemTitle(title.trim() || wordsOf(language).skill, language),
      description,
    },
  ]),
});

let lastMonths: Intl.DateTimeFormat | undefined;
let lastMonthsLang = "";

/** Kept for the next page: to make one takes longer than to draw a section. Only the last, since each holds a language's names. */
function monthsIn(lang: string): Intl.DateTimeFormat {
  if (!lastMonths || lang !== lastMonthsLang) {
    lastMonths = new Intl.DateTimeFormat(lang, { year: "numeric", month: "short", timeZone: "UTC" });
    lastMonthsLang = lang;
  }
  return lastMonths;
}

function formatMonth(value: string, lang: string): string {
  const [year, month] = value.split("-");
  if (!year || !month) return value;
  return monthsIn(lang).format(new Date(Date.UTC(Number(year), Number(month) - 1, 1)));
}

const experience: Builder<"experience"> = ({ content, language }) => {
  const lang = language.toLowerCase();
  return {
    heading: asTitle(content.texts.heading, language),
    positions: content.lists.positions.map(({ start, end, isCurrent, title, ...position }) => {
      const until = isCurrent ? wordsOf(language).current : formatMonth(end, lang);
      const period = [formatMonth(start, lang), until].filter(Boolean).join("\u00a0– ");
      return { ...position, title: asItemTitle(title, language), isCurrent, period };
    }),
  };
};

const contact: Builder<"contact"> = ({
  content: { texts },
  shared,
  language,
  words: { form, formHeading, networks: plainNames },
}): Omit<ContactView, "lang" | "dir"> => ({
  heading: asTitle(texts.heading, language),
  formHeading: asTitle(texts.formHeading.trim() || (texts.heading.trim() ? "" : formHeading), language),
  entriesTitle: asItemTitle(texts.entriesTitle, language),
  nameLabel: texts.nameLabel.trim() || form.name,
  emailLabel: texts.emailLabel.trim() || form.email,
  messageLabel: texts.messageLabel.trim() || form.message,
  sendLabel: texts.sendLabel.trim() || form.send,
  entries: shared.lists.entries.map((entry) => ({
    ...entry,
    name: { ...networks, ...plainNames }[entry.network],
    title: asItemTitle(entry.title.trim() || { ...networks, ...plainNames }[entry.network], language),
    mark: markOf(entry.network),
  })),
});

const builders: { [S in SectionName]: Builder<S> } = { home, about, projects, skills, experience, contact };

const isFilled = (content: Content<SectionName> | undefined): boolean =>
  content !== undefined &&
  (Object.values(content.texts).some((text) => text.trim()) ||
    Object.values(content.lists).some((list) => list.length));

const hasSharedItems = (shared: Shared<SectionName>): boolean =>
  Object.values(shared.lists).some((list) => (list as unknown[]).length > 0);

interface Built {
  causes: readonly unknown[];
  view: unknown;
}

/** The last view made of each document: while one section is typed in, the others' views stay the same objects. */
const lastBuilt = new WeakMap<object, Built>();

function buildSection<S extends SectionName>(name: S, snapshot: SiteSnapshot, language: string): ViewOf[S] | null {
  const document = snapshot.sections[name] as SectionDocument<S> | undefined;
  if (!document) return null;
  const causes = [language, snapshot.option, snapshot.media, snapshot.languages, snapshot.ownerName];
  const last = lastBuilt.get(document);
  if (last?.causes.every((cause, place) => cause === causes[place])) return last.view as ViewOf[S] | null;
  const view = makeSection(name, document, snapshot, language);
  lastBuilt.set(document, { causes, view });
  return view;
}

function makeSection<S extends SectionName>(
  name: S,
  document: SectionDocument<S>,
  snapshot: SiteSnapshot,
  language: string,
): ViewOf[S] | null {
  const order = [language, ...snapshot.languages.filter((one) => one !== language)];
  const filled = order.find((one) => isFilled(document.languages[one] as Content<SectionName> | undefined));
  const chosen = filled ?? order.find((one) => document.languages[one]);
  if (!chosen) return null;
  const isEmpty = !filled && !hasSharedItems(document.shared as Shared<SectionName>);
  if (isEmpty && name !== "home" && name !== "contact") return null;
  const content = document.languages[chosen] as Content<S>;
  if (name === "experience" && !(content as Content<"experience">).lists.positions.length) return null;
  const foreign =
    chosen === language ? { lang: null, dir: null } : { lang: chosen.toLowerCase(), dir: directionOf(chosen) };
  return {
    ...builders[name]({ content, shared: document.shared, language: chosen, words: wordsOf(language) }, snapshot),
    ...foreign,
  } as ViewOf[S];
}

export function buildPage(snapshot: SiteSnapshot, language: string): Page {
  const section = <S extends SectionName>(name: S) => buildSection(name, snapshot, language);
  return {
    words: wordsOf(language),
    wordsLang: wordsLang(language) === language.toLowerCase() ? null : wordsLang(language),
    slug: snapshot.slug,
    ownerName: snapshot.ownerName,
    option: snapshot.option,
    siteType: snapshot.siteType === "footer" ? "footer" : "header",
    themeIndex: snapshot.themeIndex,
    showsBadge: snapshot.showsBadge,
    language,
    lang: language.toLowerCase(),
    dir: directionOf(language),
    languages: snapshot.offered.map((code) => ({
      code,
      name: languageName(code),
      href: `${snapshot.basePath}/${code.toLowerCase()}`,
    })),
    sections: {
      home: section("home"),
      about: section("about"),
      projects: section("projects"),
      skills: section("skills"),
      experience: section("experience"),
      contact: section("contact"),
    },
  };
}
