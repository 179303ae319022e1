// The public page's start in the browser: what the server sent comes to life where it is wanted, then what is the visitor's or
// the owner's own is let in.
import "../site/base.css";
import "./page.css";
import type { Page } from "../site/page/model";
import { readData } from "./site/data";
import { followStoredChanges } from "./site/freshness";
import { isMaybeOwner } from "./site/owner";
import { startPage } from "./site/startPage";
import { reportVisit } from "./site/visit";
import { rememberLanguage } from "./site/visitor";

const draw = async (page: Page, place: HTMLElement) => (await import("./site/drawPage")).drawPage(page, place);

async function start() {
  const data = readData();
  const root = document.getElementById("root");
  if (!data || !root) {
    // A waiting page asks for this script for its owner alone (construction.ts); a draft shown to others has its data elsewhere.
    const { showOther } = await import("./site/showOther");
    return showOther(draw);
  }
  const stop = startPage(root, data);
  rememberLanguage(data.page);
  followStoredChanges();
  reportVisit(data);
  if (isMaybeOwner()) {
    const { showOwn } = await import("./site/showOwn");
    await showOwn(data.page.language, async (own) => {
      stop();
      await draw(own, root);
    });
  }
}

void start();
