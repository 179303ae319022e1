// The server's bundle: Python calls these two functions inside V8, with JSON in and JSON out.
import { renderToString } from "react-dom/server.edge";
import type { SiteActions } from "../site/context";
import { layouts } from "../site/layouts/all";
import { Notice, type NoticeKind } from "../site/notices/Notice";
import { buildPage } from "../site/page/build";
import { fontsOf } from "../site/page/fonts";
import { headOf } from "../site/page/head";
import type { SiteSnapshot } from "../site/page/snapshot";
import { stylesheetOf } from "../site/page/stylesheet";
import { PublicPage } from "./site/PublicPage";

// Nobody acts on the server; hydration brings the real ones.
const noActions: SiteActions = { send: async () => {}, chooseTheme: () => {}, chooseLanguage: () => {} };

export function renderPage(input: string): string {
  const { snapshot, language } = JSON.parse(input) as { snapshot: SiteSnapshot; language: string };
  const page = buildPage(snapshot, language);
  const html = renderToString(<PublicPage page={page} layout={layouts[page.option]} actions={noActions} />);
  return JSON.stringify({
    html,
    page,
    css: stylesheetOf(snapshot, page),
    fonts: fontsOf(snapshot, page),
    head: headOf(page),
  });
}

export function renderNotice(input: string): string {
  const { kind } = JSON.parse(input) as { kind: NoticeKind };
  return JSON.stringify({ html: renderToString(<Notice kind={kind} />) });
}
