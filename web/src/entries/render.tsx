// The server’s bundle: the renderer’s process calls these functions inside V8, with JSON in and finished texts out,
// so that the server need neither parse nor write them again.
import { renderToString } from "react-dom/server.edge";
import { optionalSections } from "../contract/places.gen";
import type { SectionName } from "../contract/types.gen";
import { type KeptParts, withDrafts } from "../editor/draft/overlay";
import type { SiteActions } from "../site/context";
import { cvOf } from "../site/cv/cv";
import { Notice, type NoticeKind } from "../site/notices/Notice";
import { buildPage } from "../site/page/build";
import { fontsOf } from "../site/page/fonts";
import { headOf } from "../site/page/head";
import type { SiteSnapshot } from "../site/page/snapshot";
import { stylesheetOf } from "../site/page/stylesheet";
import { layouts } from "../site/sections/layouts.gen";
import { remarkable } from "./render/remarkable";
import { PublicPage } from "./site/PublicPage";

// Nobody acts on the server; hydration brings the real ones.
const noActions: SiteActions = { send: async () => {}, chooseTheme: () => {}, chooseLanguage: () => {} };

/** JSON that can stand inside a <script>: no tag can end it, no old parser stumbles over it. */
const inScript = (data: unknown): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

interface Asked {
  snapshot: SiteSnapshot;
  language: string;
  /** Of a draft that is shown to others; none for the public page. */
  drafts?: Readonly<Partial<Record<SectionName, KeptParts>>> | null;
}

/** What the server writes around it, as JSON; the page's HTML; its data; its stylesheet. */
export function renderPage(input: string): [around: string, html: string, data: string, css: string] {
  const { snapshot: stored, language: asked, drafts } = JSON.parse(input) as Asked;
  const snapshot = drafts ? withDrafts(stored, drafts) : stored;
  const page = buildPage(snapshot, asked);
  const html = renderToString(<PublicPage page={page} layout={layouts[page.option]} actions={noActions} />);
  const { lang, dir, themeIndex, slug, language, languages, ownerName } = page;
  const apart = optionalSections.filter((name) => page.sections[name]);
  const around = { lang, dir, themeIndex, slug, language, languages, ownerName, apart };
  const ofDraft = drafts ? { option: page.option, about: remarkable(snapshot, page) } : {};
  return [
    JSON.stringify({ ...around, ...ofDraft, head: headOf(page), fonts: fontsOf(snapshot, page) }),
    html,
    inScript(page),
    stylesheetOf(snapshot, page),
  ];
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

export function renderNotice(input: string): [html: string] {
  const { kind } = JSON.parse(input) as { kind: NoticeKind };
  return [renderToString(<Notice kind={kind} />)];
}
