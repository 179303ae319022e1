// D41: in the place of the waiting page its owner, signed in, sees his site.
import "../../site/base.css";
import "../page.css";
import type { Page } from "../../site/page/model";
import { showOwn } from "./showOwn";

/** `render` draws the site into the place that was made for it. */
export const showUnfinished = (render: (page: Page, place: HTMLElement) => Promise<void>): Promise<void> =>
  showOwn(null, async (page) => {
    const { documentElement: html } = document;
    html.lang = page.lang;
    html.dir = page.dir;
    html.dataset.theme = String(page.themeIndex);
    document.title = page.ownerName;
    const root = document.createElement("div");
    root.id = "root";
    document.body.replaceChildren(root);
    await render(page, root);
  });
