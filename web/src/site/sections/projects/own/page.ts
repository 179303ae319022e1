// A project's own page, from what is stored to what is shown: pictures, story, facts, links, a film, and its neighbours.

import type { ItemPage, Project, ProjectPage } from "../../../../contract/types.gen";
import { projectWords } from "../../../../contract/words/projectWords.gen";
import { writtenIn } from "../../../page/build";
import { focusRules } from "../../../page/focus";
import { plainFamily, type WornFace, wordSpacing } from "../../../page/fontPair";
import { boldWordsIn, fontFilesFor } from "../../../page/fonts";
import { addressOf, directionOf, frameOf } from "../../../page/frame";
import { type PageHead, shortened } from "../../../page/head";
import { withoutHyphens } from "../../../page/hyphens";
import { linkLabel } from "../../../page/linkLabel";
import { isHidden } from "../../../page/order";
import type { InLanguage, Picture } from "../../../page/picture";
import { sourcesOf } from "../../../page/pictures";
import { type Rich, richly } from "../../../page/rich";
import { reportLinks } from "../../../page/sidePages";
import type { SiteSnapshot } from "../../../page/snapshot";
import { inWords, type Langs, langsOf, languageOf, type WithLangs } from "../../../page/standIns";
import { facesOf, plainStyles, siteStyles, stackOf, weights } from "../../../page/stylesheet";
import { asTitle, picture } from "../../../page/viewParts";
import { frameClass } from "../../../parts/Picture";
import type { SideView } from "../../../parts/side/SidePage";
import { spoken, wordsOf } from "../../../words/index";
import { type Player, playerOf } from "./film";
import { isShown, nameIn, placeOf } from "./link";

export interface ShownPicture {
  id: string;
  picture: Picture;
  caption: string;
  langs?: Langs;
  isHalf: boolean;
  /** Its owner said what matters in it: it fills a frame of one shape, around that. */
  isCut: boolean;
}

export interface Neighbour {
  href: string;
  title: string;
  picture: Picture | null;
}

export interface ProjectPageView extends SideView, WithLangs {
  place: ItemPage;
  /** Set where another language stands in. */
  own: InLanguage;
  title: string;
  description: string;
  descriptionRich?: Rich;
  pictures: readonly ShownPicture[];
  story: string;
  storyRich?: Rich;
  facts: readonly { label: string; value: string; said?: Langs[string] }[];
  links: readonly { href: string; label: string }[];
  film: { href: string; player: Player; poster: Picture | null; label: string; note: string } | null;
  previous: Neighbour | null;
  next: Neighbour | null;
  says: { links: string; newTab: string; previous: string; next: string };
  /** Where it is written itself: the languages in which search engines find it. */
  written: readonly string[];
  /** The year, where it is one. */
  year: string;
}

type WithPage = Project & WithLangs & { page: ProjectPage & WithLangs };

const projectsIn = (snapshot: SiteSnapshot, code: string | undefined): readonly Project[] => {
  const document = snapshot.sections.projects;
  return code && document?.languages[code] ? inWords("projects", document, snapshot, code).lists.projects : [];
};

/** Those with a page and a picture to show, in the owner's order. */
const withPages = (snapshot: SiteSnapshot, code: string | undefined): readonly WithPage[] =>
  projectsIn(snapshot, code).filter(
    (project): project is WithPage => isShown(snapshot, project.page) && Boolean(picture(snapshot, project.image, "")),
  );

const sourceFor = (snapshot: SiteSnapshot, language: string): string | undefined => {
  const document = snapshot.sections.projects;
  return document && writtenIn("projects", document, snapshot, language);
};

/** By the rule of all frames: what is upright or see-through is whole, unless it is enlarged. */
const isCut = (shown: Picture): boolean => Boolean(shown.focus) && !frameClass(shown);

function picturesOf(
  snapshot: SiteSnapshot,
  { page, image, imageFocus, alt, title }: WithPage,
): readonly ShownPicture[] {
  const own = page.pictures.flatMap((row) => {
    const { id, image: held, imageFocus: focus, caption, alt: words, width } = row;
    const found = picture(snapshot, held, words || caption || title, focus);
    if (!found) return [];
    const shown = { id, picture: found, caption: caption.trim(), isHalf: width === "half", isCut: isCut(found) };
    return [{ ...shown, ...langsOf(row) }];
  });
  // Alone it has nothing to stand beside.
  if (own.length) return own.length > 1 ? own : own.map((shown) => ({ ...shown, isHalf: false }));
  const cover = picture(snapshot, image, alt || title, imageFocus);
  return cover ? [{ id: "cover", picture: cover, caption: "", isHalf: false, isCut: isCut(cover) }] : [];
}

function filmOf(
  snapshot: SiteSnapshot,
  { page, image, imageFocus }: WithPage,
  language: string,
): ProjectPageView["film"] {
  const player = playerOf(page.film);
  if (!player) return null;
  const words = projectWords[spoken(language)];
  const poster = picture(snapshot, page.poster, "", page.posterFocus) ?? picture(snapshot, image, "", imageFocus);
  return { href: page.film, player, poster, label: words.film, note: words.from(player.host) };
}

/** null: the site has no such page. `always`: what is being written is shown to its owner, whether visitors get it or not. */
export function buildProject(
  snapshot: SiteSnapshot,
  language: string,
  place: ItemPage,
  always?: (project: Project) => boolean,
): ProjectPageView | null {
  if (isHidden(snapshot, "projects")) return null;
  const source = sourceFor(snapshot, language);
  const name = nameIn(place);
  const shown = withPages(snapshot, source);
  const project = always
    ? (projectsIn(snapshot, source).find((held) => held.page && always(held)) as WithPage | undefined)
    : shown.find(({ page }) => page.name === name);
  if (!project || !source) return null;
  const { page } = project;
  const words = projectWords[spoken(language)];
  const { skipToContent, language: chooseLanguage, newTab } = wordsOf(language);
  const main = (code: string) => `${addressOf(snapshot, code)}#projet`;
  const at = shown.indexOf(project);
  const neighbour = (step: number): Neighbour | null => {
    const other = at < 0 || shown.length < 2 ? undefined : shown[at + step];
    if (!other) return null;
    const title = other.title.trim() || other.page.name;
    return {
      href: addressOf(snapshot, language, placeOf(other.page)),
      title,
      picture: picture(snapshot, other.image, "", other.imageFocus),
    };
  };
  const langs = { ...project.langs, ...page.langs };
  const fact = (label: string, name: "client" | "year" | "role" | "team") => {
    const said = langs[name];
    return page[name].trim() ? [{ label, value: page[name].trim(), ...(said && { said }) }] : [];
  };
  const frame = frameOf(snapshot, language, place);
  const has = (code: string) => withPages(snapshot, sourceFor(snapshot, code)).some((held) => held.page.name === name);
  return {
    ...frame,
    // Where another language has no such project, it leads to those that it has.
    languages: frame.languages.map((each) => (has(each.code) ? each : { ...each, href: main(each.code) })),
    home: main(language),
    words: { back: words.back, skipToContent, language: chooseLanguage },
    reports: reportLinks(snapshot, language),
    place,
    own: source === language ? { lang: null, dir: null } : { lang: source.toLowerCase(), dir: directionOf(source) },
    ...(Object.keys(langs).length > 0 && { langs }),
    title: asTitle(project.title.trim() || page.name, languageOf(project, "title", source)),
    description: project.description.trim(),
    ...richly("description", project.description, project.descriptionMarks, languageOf(project, "description", source)),
    pictures: picturesOf(snapshot, project),
    story: page.story.trim(),
    ...richly("story", page.story, page.storyMarks, languageOf(page, "story", source)),
    facts: [
      ...fact(words.client, "client"),
      ...fact(words.year, "year"),
      ...fact(words.role, "role"),
      ...fact(words.team, "team"),
    ],
    links: [{ label: "", address: project.link }, ...page.links]
      .filter(({ address }) => address)
      .map(({ label, address }) => ({ href: address, label: label.trim() || linkLabel(address) })),
    film: filmOf(snapshot, project, language),
    previous: neighbour(-1),
    next: neighbour(1),
    says: { links: words.links, newTab, previous: words.previous, next: words.next },
    written: snapshot.offered.filter((code) => withPages(snapshot, code).some((held) => held.page.name === name)),
    year: /^\d{4}$/.test(page.year.trim()) ? page.year.trim() : "",
  };
}

/** How wide pictures stand on the page: for the page itself, and for the head, which has the first one fetched. */
export const wideSizes = "(min-width: 1400px) 1200px, 100vw";
const halfSizes = "(min-width: 1400px) 600px, (min-width: 640px) 50vw, 100vw";
export const sizesOf = ({ isHalf }: Pick<ShownPicture, "isHalf">): string => (isHalf ? halfSizes : wideSizes);

export function projectHead(view: ProjectPageView): PageHead & { type: string; work: object } {
  const title = withoutHyphens(view.title);
  const [first] = view.pictures;
  const description = shortened(view.description || view.story || `${title} · ${view.ownerName}`);
  const shown = first?.picture ?? null;
  const sizes = first ? sizesOf(first) : wideSizes;
  return {
    type: "article",
    title: `${title} · ${view.ownerName}`,
    description,
    picture: shown,
    portrait: null,
    first: shown && { src: shown.src, best: sourcesOf(shown, sizes)[0] ?? null, sizes },
    jobTitle: "",
    sameAs: [],
    work: { name: title, description, lang: view.own.lang ?? view.lang, year: view.year, image: shown?.src ?? null },
  };
}

/** It wears the faces of the cards' titles and texts, whose sizes are not made for a page. */
function facesWorn(snapshot: SiteSnapshot): { heading: WornFace; body: WornFace } {
  const faces = new Map([...facesOf(snapshot)].map(({ name, face }) => [name, face]));
  return { heading: faces.get("projects-itemTitle") as WornFace, body: faces.get("projects-itemText") as WornFace };
}

export function projectStyles(snapshot: SiteSnapshot, view: ProjectPageView | null): string {
  const { heading, body } = facesWorn(snapshot);
  const capitals = heading.uppercase ? "uppercase" : "none";
  const own = `.project{--heading:${stackOf(heading)};--heading-weight:${weights[heading.weight]};--heading-case:${capitals};--body:${stackOf({ ...body, uppercase: false })}}`;
  const spacing = view && wordSpacing(heading.family, view.dir);
  const spaced = spacing ? [`.project :is(h1,h2){${spacing}}`] : [];
  return [...plainStyles(snapshot), own, ...spaced, ...focusRules(view), ...siteStyles(snapshot)].join("\n");
}

export function projectFonts(snapshot: SiteSnapshot, view: ProjectPageView): string[] {
  const { heading, body } = facesWorn(snapshot);
  const { title, description, story, facts, links, pictures, film, previous, next, says } = view;
  const small = [
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...links.map(({ label }) => label),
    ...pictures.map(({ caption }) => caption),
    ...(film ? [film.label, film.note] : []),
    // Not what other languages are called: for a link in theirs no alphabet is fetched, nor is it in the main page's menu.
    ...[says.links, says.previous, says.next, view.ownerName, view.words.back],
  ];
  const headings = [title, previous?.title ?? "", next?.title ?? ""].join(" ");
  return fontFilesFor([
    { text: headings, family: heading.family, isBold: heading.weight === "bold" },
    { text: `${description} ${story}`, family: body.family, isBold: false },
    { text: boldWordsIn([view.descriptionRich, view.storyRich]), family: body.family, isBold: true },
    { text: small.join(" "), family: plainFamily(snapshot), isBold: false },
  ]);
}
