// On his own public page the owner sees his drafts and a bar that says what he sees.

import { editingOrder } from "../../contract/sections.gen";
import type { SectionName } from "../../contract/types.gen";
import { editorPath } from "../../editor/paths";
import type { Page } from "../../site/page/model";
import { ownerBar, type Shown } from "./ownerBar";
import { type OwnView, ownView } from "./ownView";

/** In the address, so that each view is a page of its own: reloaded, shared between tabs, left by Back. */
const VISITOR = "visiteur";

function otherViewOf(isVisitor: boolean): string {
  const search = isVisitor ? "" : `?${VISITOR}`;
  return location.pathname + search + location.hash;
}

function shownOf({ drafted, isOnline, isHidden }: OwnView, isVisitor: boolean): Shown {
  if (isVisitor) return "visitor";
  if (isHidden) return "hidden";
  if (drafted.length) return "draft";
  return isOnline ? "online" : "construction";
}

async function showBar(view: OwnView, isVisitor: boolean): Promise<void> {
  const section: SectionName = view.drafted[0] ?? editingOrder[0];
  const editor = `${editorPath(section)}?lang=${view.page.language}`;
  const shown = shownOf(view, isVisitor);
  const otherView = otherViewOf(isVisitor);
  document.body.append(await ownerBar({ shown, otherView, editor, language: view.dashboardLanguage }));
}

function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** `show` puts the owner's page in the place of what the server sent: for drafts, under construction, and in hidden languages. */
export async function showOwn(language: string | null, show: (page: Page) => Promise<void>): Promise<void> {
  const view = await ownView(language);
  if (!view) return;
  const isVisitor = new URLSearchParams(location.search).has(VISITOR);
  if (!isVisitor && (view.drafted.length || !view.isOnline || view.isHidden)) {
    adopt(view.css);
    // The server's page may be in another theme than the one that is drafted. The visitor's own choice is not the draft's.
    if (view.drafted.includes("appearance")) document.documentElement.dataset.theme = view.page.theme;
    await show(view.page);
  }
  await showBar(view, isVisitor);
}
