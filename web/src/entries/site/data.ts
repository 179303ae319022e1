import type { Page } from "../../site/page/model";

/** The page that the server rendered, as it stands in the HTML: hydration starts from exactly this. */
export function readPage(): Page | null {
  const data = document.getElementById("page")?.textContent;
  return data ? (JSON.parse(data) as Page) : null;
}
