// The public page's start in the browser: hydrate what the server sent, then let in what is the visitor's or the owner's own.
import "../site/base.css";
import "./page.css";
import { startTransition, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { Page } from "../site/page/model";
import { type Layout, loadLayout } from "../site/registry";
import { Site } from "../site/Site";
import { words } from "../site/words";
import { visitorActions } from "./site/actions";
import { readPage } from "./site/data";
import { pressEarlyButtons } from "./site/early";
import { followStoredChanges } from "./site/freshness";
import { isMaybeOwner } from "./site/owner";
import { rememberLanguage } from "./site/visitor";
import { reportVitals } from "./site/vitals";

function PublicPage({ page, layout, isDraft }: { page: Page; layout: Layout; isDraft: boolean }) {
  useEffect(pressEarlyButtons, []);
  return (
    <>
      <Site page={page} layout={layout} actions={visitorActions(page)} />
      {isDraft && (
        <p className="draft-mark" role="status">
          {words(page.language).draftShown}
        </p>
      )}
    </>
  );
}

async function start() {
  const page = readPage();
  const element = document.getElementById("root");
  if (!page || !element) return;
  const layout = await loadLayout(page.option);
  // In a transition React hydrates in slices and lets taps and scrolling through between them.
  const root = await new Promise<Root>((made) =>
    startTransition(() => made(hydrateRoot(element, <PublicPage page={page} layout={layout} isDraft={false} />))),
  );
  rememberLanguage(page);
  followStoredChanges();
  reportVitals(page);
  if (isMaybeOwner()) {
    const { draftOf } = await import("./site/ownDrafts");
    const draft = await draftOf(page);
    if (draft) root.render(<PublicPage page={draft} layout={await loadLayout(draft.option)} isDraft />);
  }
}

void start();
