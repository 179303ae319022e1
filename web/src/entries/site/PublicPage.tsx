// What the server renders and the browser takes over: one component for both, because React counts its ids from the root.
import { useEffect } from "react";
import type { PageSection } from "../../contract/types.gen";
import type { SiteActions } from "../../site/context";
import type { Page } from "../../site/page/model";
import type { Layout } from "../../site/registry";
import { Site } from "../../site/Site";
import { type Sleep, SleepContext } from "../../site/waking";
import { pressEarlyButtons } from "./early";

interface PublicPageProps {
  page: Page;
  layout: Layout;
  actions: SiteActions;
  sleeping?: ReadonlyMap<PageSection, Sleep>;
}

const allAwake: ReadonlyMap<PageSection, Sleep> = new Map();

export function PublicPage({ page, layout, actions, sleeping = allAwake }: PublicPageProps) {
  useEffect(pressEarlyButtons, []);
  return (
    <SleepContext value={sleeping}>
      <Site page={page} layout={layout} actions={actions} />
    </SleepContext>
  );
}
