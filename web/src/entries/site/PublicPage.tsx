// What the server renders and the browser takes over: one component for both, because React counts its ids from the root.
import { useEffect } from "react";
import type { SiteActions } from "../../site/context";
import type { Page } from "../../site/page/model";
import type { Layout } from "../../site/registry";
import { Site } from "../../site/Site";
import { words } from "../../site/words";
import { pressEarlyButtons } from "./early";

interface PublicPageProps {
  page: Page;
  layout: Layout;
  actions: SiteActions;
  isDraft?: boolean;
}

export function PublicPage({ page, layout, actions, isDraft = false }: PublicPageProps) {
  useEffect(pressEarlyButtons, []);
  return (
    <>
      <Site page={page} layout={layout} actions={actions} />
      {isDraft && (
        <p className="draft-mark" role="status">
          {words(page.language).draftShown}
        </p>
      )}
    </>
  );
}
