// The server's HTML of a page: static but for its islands, each rendered as a root of its own, and what the browser is sent.
import { renderToStaticMarkup, renderToString } from "react-dom/server.edge";
import type { SiteActions } from "../context";
import type { WholeLayout } from "../layouts/layout";
import type { Page } from "../page/model";
import { Site } from "../Site";
import { type ClientData, clientPageOf, countedLinksOf } from "./clientData";
import { placeholderOf, type WrittenIsland, WrittenIslandsContext } from "./Island";
import { IslandRoot } from "./IslandRoot";

// Nobody acts on the server.
const noActions: SiteActions = { send: async () => {}, chooseTheme: () => {}, chooseLanguage: () => {} };

export function renderSite(page: Page, layout: WholeLayout): { html: string; data: ClientData } {
  const islands: WrittenIsland[] = [];
  let html = renderToStaticMarkup(
    <WrittenIslandsContext value={islands}>
      <Site page={page} layout={layout} actions={noActions} />
    </WrittenIslandsContext>,
  );
  for (const { name, view: View, props } of islands) {
    const inside = renderToString(
      <IslandRoot site={{ ...noActions, page, isPreview: false }} words={page.words}>
        <View {...props} />
      </IslandRoot>,
      { identifierPrefix: name },
    );
    html = html.replace(placeholderOf(name), () => inside);
  }
  return {
    html,
    data: {
      page: clientPageOf(page),
      links: countedLinksOf(page),
      islands: Object.fromEntries(islands.map(({ name, sent }) => [name, sent])),
    },
  };
}
