import type { ClientData } from "../../site/islands/clientData";

/** What the server sent beside the page's HTML. */
export function readData(): ClientData | null {
  const data = document.getElementById("page")?.textContent;
  return data ? (JSON.parse(data) as ClientData) : null;
}
