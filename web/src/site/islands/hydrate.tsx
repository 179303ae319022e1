// Hydrates one island. Loaded with the first that is wanted: until then a visitor's page has no React.
import { type ComponentType, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { SiteActions } from "../context";
import type { ClientPage } from "./clientData";
import { IslandRoot } from "./IslandRoot";
import { staticHtmlIn } from "./StaticHtml";

interface Hydrated {
  host: HTMLElement;
  name: string;
  view: ComponentType<object>;
  props: object;
  page: ClientPage;
  actions: SiteActions;
  isDue: boolean;
}

/** Answers when it does what is asked of it, and how to take it away. */
export const hydrateIsland = ({ host, name, view: View, props, page, actions, isDue }: Hydrated): Promise<() => void> =>
  new Promise((resolve) =>
    // In a transition React works in slices, and lets taps and scrolling through between them.
    startTransition(() => {
      const root = hydrateRoot(
        host,
        <IslandRoot
          site={{ ...actions, page, isPreview: false }}
          words={page.words}
          staticHtml={staticHtmlIn(host)}
          isDue={isDue}
          onReady={() => resolve(() => root.unmount())}
        >
          <View {...props} />
        </IslandRoot>,
        { identifierPrefix: name },
      );
    }),
  );
