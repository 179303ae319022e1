// What is drawn where the server sent no page of its own to take over: in the place of the waiting page its owner, signed in,
// sees his site; and whoever has a link to a draft sees that.
import "../../site/base.css";
import "../page.css";
import "../print.css";
import type { Page } from "../../site/page/model";

/** `render` draws the site into the place that was made for it. */
export async function showOther(render: (page: Page, place: HTMLElement) => Promise<void>): Promise<void> {
  if (document.getElementById("review")) {
    const { showReview } = await import("./review/showReview");
    return showReview(render);
  }
  const { showOwn } = await import("./showOwn");
  return showOwn(null, async (page) => {
    const { documentElement: html } = document;
    html.lang = page.lang;
    html.dir = page.dir;
    html.dataset.theme = page.theme;
    document.title = page.ownerName;
    const root = document.createElement("div");
    root.id = "root";
    document.body.replaceChildren(root);
    await render(page, root);
  });
}
