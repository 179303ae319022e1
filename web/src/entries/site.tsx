// The public page's start in the browser: hydrate what the server sent, then let in what is the visitor's or the owner's own.
import "../site/base.css";
import "./page.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { Page } from "../site/page/model";
import { loadLayout } from "../site/registry";
import { visitorActions } from "./site/actions";
import { readPage } from "./site/data";
import { followStoredChanges } from "./site/freshness";
import { layOutTheRest } from "./site/layingOut";
import { isMaybeOwner } from "./site/owner";
import { PublicPage } from "./site/PublicPage";
import { putToSleep } from "./site/sleeping";
import { reportVisit } from "./site/visit";
import { rememberLanguage } from "./site/visitor";

const drawn = async (page: Page) => (
  <PublicPage page={page} layout={await loadLayout(page)} actions={visitorActions(page)} />
);

async function start() {
  const page = readPage();
  const element = document.getElementById("root");
  if (!page || !element) {
    // A waiting page asks for this script for its owner alone (construction.ts); a draft shown to others has its data elsewhere.
    const { showOther } = await import("./site/showOther");
    return showOther(async (own, place) => {
      createRoot(place).render(await drawn(own));
      layOutTheRest(place);
    });
  }
  const layout = await loadLayout(page);
  // The owner's drafts may change any section as soon as they come, so his page wakes whole.
  const sleeping = isMaybeOwner() ? undefined : putToSleep(element);
  // In a transition React hydrates in slices and lets taps and scrolling through between them.
  const root = await new Promise<Root>((made) =>
    startTransition(() =>
      made(
        hydrateRoot(
          element,
          <PublicPage page={page} layout={layout} actions={visitorActions(page)} {...(sleeping && { sleeping })} />,
        ),
      ),
    ),
  );
  layOutTheRest(element);
  rememberLanguage(page);
  followStoredChanges();
  reportVisit(page);
  if (isMaybeOwner()) {
    const { showOwn } = await import("./site/showOwn");
    await showOwn(page.language, async (own) => root.render(await drawn(own)));
  }
}

void start();
