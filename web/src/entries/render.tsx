// The server’s bundle: the renderer’s process calls these functions inside V8, with JSON in and finished texts out,
// so that the server need neither parse nor write them again.
import { renderToStaticMarkup, renderToString } from "react-dom/server.edge";
import { optionalSections } from "../contract/places.gen";
import type { ItemPage, SectionName, SidePage } from "../contract/types.gen";
import { type DraftParts, withDrafts } from "../editor/draft/overlay";
import { cvOf } from "../site/cv/cv";
import { renderSite } from "../site/islands/renderSite";
import { layouts } from "../site/layouts/layouts.gen";
import { Notice, type NoticeProps } from "../site/notices/Notice";
import { buildPage } from "../site/page/build";
import { drawnOf } from "../site/page/drawn";
import { pairNameOf } from "../site/page/fontPair";
import { fontsOf } from "../site/page/fonts";
import type { Frame } from "../site/page/frame";
import { headOf } from "../site/page/head";
import { iconOf } from "../site/page/icon/icon";
import { LetterIcon } from "../site/page/icon/LetterIcon";
import type { Page } from "../site/page/model";
import { sharingOf } from "../site/page/sharing";
import { hasSidePage } from "../site/page/sidePages";
import type { SiteSnapshot } from "../site/page/snapshot";
import { stylesheetOf } from "../site/page/stylesheet";
import { type Colours, deriveTheme } from "../site/page/theme/derive";
import { ownThemeOf } from "../site/page/theme/ownTheme";
import { cardOf } from "../site/plain/card";
import { markdownOf } from "../site/plain/markdown";
import { legalMarkdown, projectMarkdown } from "../site/plain/sidePages";
import { LegalPage } from "../site/sections/legal/LegalPage";
import { buildLegal, legalFonts, legalHead, legalStyles } from "../site/sections/legal/page";
import { isItemPage } from "../site/sections/projects/own/link";
import { ProjectPage } from "../site/sections/projects/own/ProjectPage";
import { buildProject, projectFonts, projectHead, projectStyles } from "../site/sections/projects/own/page";
import { remarkable } from "./render/remarkable";

/** JSON that can stand inside a <script>: no tag can end it, no old parser stumbles over it. */
const inScript = (data: unknown): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * All at once would be the longest task of a first visit, and before its first paint: parts/shell/layOut.ts does the rest. It
 * stands in the page itself: a layout that the browser wants while the sheets are on their way is made without them.
 * The height is such that what follows waits for a frame of its own.
 */
const arriving =
  "@media screen{.arriving .site-section:not(.site-home){content-visibility:auto;contain-intrinsic-block-size:auto 100rem}}\n";

interface Asked {
  snapshot: SiteSnapshot;
  language: string;
  /** '' is the main page. */
  page?: SidePage | ItemPage | "";
  /** Of a draft that is shown to others; none for the public page. */
  drafts?: Readonly<Partial<Record<SectionName, DraftParts>>> | null;
}

/** What the server writes around it, as JSON; the page's HTML; its data; its stylesheet. */
type Rendered = [around: string, html: string, data: string, css: string];
const nothing: Rendered = ["", "", "", ""];

/** What the server names and draws (server: public/rendering/icon.py). */
function iconDrawn(snapshot: SiteSnapshot) {
  const icon = iconOf(snapshot);
  if (!icon) return null;
  const { picture, ground, backdrop } = icon;
  return { svg: renderToStaticMarkup(<LetterIcon {...icon} />), picture, ground, backdrop };
}

/** What the server knows of every page that it writes a document around. */
const frameIn = (snapshot: SiteSnapshot, frame: Frame) => {
  const own = ownThemeOf(snapshot)?.values;
  const icon = iconDrawn(snapshot);
  const fontPair = pairNameOf(snapshot);
  const { lang, dir, theme, hasOneTheme, slug, option, language, languages, ownerName } = frame;
  return {
    lang,
    dir,
    theme,
    slug,
    option,
    language,
    languages,
    ownerName,
    base: snapshot.basePath,
    fontPair,
    ...(hasOneTheme && { hasOneTheme }),
    ...(own && { own }),
    ...(icon && { icon }),
  };
};

function renderMain(snapshot: SiteSnapshot, language: string, isDraft: boolean): Rendered {
  const page = buildPage(snapshot, language);
  const { html, data } = renderSite(page, layouts[page.option]);
  const apart = optionalSections.filter((name) => page.sections[name]);
  const ofDraft = isDraft ? { about: remarkable(snapshot, page) } : {};
  // What the instance's own page shows of a site (server: public/landing/examples.py).
  const { title, kicker, note } = page.sections.home;
  const around = { ...frameIn(snapshot, page), apart, opening: { title, kicker, note }, ...ofDraft };
  const head = { ...headOf(page, sharingOf(snapshot, language)), drawn: drawnOf(page, snapshot) };
  return [
    JSON.stringify({ ...around, head, fonts: fontsOf(snapshot, page) }),
    html,
    // Readers of a draft draw it themselves (site/review/): they need all of it.
    inScript(isDraft ? page : data),
    arriving + stylesheetOf(snapshot, page, { isAlone: true }),
  ];
}

function renderLegal(snapshot: SiteSnapshot, language: string): Rendered {
  const view = buildLegal(snapshot, language);
  const around = { ...frameIn(snapshot, view), head: legalHead(view), fonts: legalFonts(snapshot, view) };
  return [JSON.stringify(around), renderToString(<LegalPage view={view} />), "", legalStyles(snapshot)];
}

function renderProject(snapshot: SiteSnapshot, language: string, place: ItemPage): Rendered {
  const view = buildProject(snapshot, language, place);
  if (!view) return nothing;
  const { own, written, film } = view;
  const around = {
    ...frameIn(snapshot, view),
    // Where it is written: in others it is the same text in a language that is not theirs.
    languages: view.languages.filter(({ code }) => written.includes(code)),
    canonical: own.lang ?? view.lang,
    player: film?.player ?? null,
    head: projectHead(view),
    fonts: projectFonts(snapshot, view),
  };
  return [JSON.stringify(around), renderToString(<ProjectPage view={view} />), "", projectStyles(snapshot, view)];
}

/** The kinds of pages that a site has beside its main one; another kind is a line here. */
const sidePages: Record<SidePage, (snapshot: SiteSnapshot, language: string) => Rendered> = { mentions: renderLegal };

/** Nothing, where the site has no such page. */
export function renderPage(input: string): Rendered {
  const { snapshot: stored, language, page, drafts } = JSON.parse(input) as Asked;
  const snapshot = drafts ? withDrafts(stored, drafts) : stored;
  if (!page) return renderMain(snapshot, language, Boolean(drafts));
  if (isItemPage(page)) return renderProject(snapshot, language, page);
  return hasSidePage(snapshot, page) ? sidePages[page](snapshot, language) : nothing;
}

const drawnText = (page: Page, _url: string, _origin: string, snapshot: SiteSnapshot): string =>
  JSON.stringify(drawnOf(page, snapshot));

const iconText = (_page: Page, _url: string, _origin: string, snapshot: SiteSnapshot): string =>
  JSON.stringify(iconDrawn(snapshot));

/** The main page for other readers: as Markdown, its owner's card, what is drawn of it, its icon (server: public/rendering/forms.py). */
const texts = { md: markdownOf, vcf: cardOf, drawn: drawnText, icon: iconText };

/** The pages beside it have one more form, which is text: nothing where the site has no such page. */
function sideText({ snapshot, language, page, url, origin }: TextAsked): string {
  if (page && isItemPage(page)) {
    const view = buildProject(snapshot, language, page);
    return view ? projectMarkdown(view, url, origin) : "";
  }
  return legalMarkdown(buildLegal(snapshot, language), url, origin);
}

interface TextAsked extends Asked {
  form: keyof typeof texts;
  url: string;
  origin: string;
}

export function renderText(input: string): [text: string] {
  const asked = JSON.parse(input) as TextAsked;
  const { snapshot, language, form, url, origin } = asked;
  if (asked.page) return [sideText(asked)];
  return [texts[form](buildPage(snapshot, language), url, origin, snapshot)];
}

/** The CV's data, which Typst sets (server: cv/). */
export function renderCv(input: string): [cv: string] {
  const { snapshot, language, siteUrl } = JSON.parse(input) as {
    snapshot: SiteSnapshot;
    language: string;
    siteUrl: string;
  };
  return [JSON.stringify(cvOf(snapshot, language, siteUrl))];
}

/** The owner's own colours, for what the server writes without drawing a page (server: sites/site/effective_themes.py). */
export function renderTheme(input: string): [values: string] {
  return [JSON.stringify(deriveTheme(JSON.parse(input) as Colours).values)];
}

export function renderNotice(input: string): [html: string] {
  return [renderToString(<Notice {...(JSON.parse(input) as NoticeProps)} />)];
}
