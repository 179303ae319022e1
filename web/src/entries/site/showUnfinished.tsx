// D41: in the place of the waiting page its owner, signed in, sees his site.
import "../../site/base.css";
import "../page.css";
import { createRoot } from "react-dom/client";
import type { Page } from "../../site/page/model";
import { loadLayout } from "../../site/registry";
import { visitorActions } from "./actions";
import { PublicPage } from "./PublicPage";
import { showOwn } from "./showOwn";

async function showSite(page: Page): Promise<void> {
  const layout = await loadLayout(page.option);
  const { documentElement: html } = document;
  html.lang = page.lang;
  html.dir = page.dir;
  html.dataset.theme = String(page.themeIndex);
  document.title = page.ownerName;
  const root = document.createElement("div");
  root.id = "root";
  document.body.replaceChildren(root);
  createRoot(root).render(<PublicPage page={page} layout={layout} actions={visitorActions(page)} />);
}

export const showUnfinished = (): Promise<void> => showOwn(null, showSite);
