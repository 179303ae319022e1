// What the visitors' button does; fetched when it is pressed, with its panel's styles.
import "./share.css";

const addressIn = (details: HTMLDetailsElement) => details.querySelector<HTMLAnchorElement>(".share-address");

/** The system's own sheet, which knows the visitor's friends; without one, or refused by the system, the panel. */
export async function share(details: HTMLDetailsElement): Promise<void> {
  const link = addressIn(details);
  const url = link?.href ?? location.href;
  // The whole address is for people to read and copy; without script its path must do.
  if (link) link.textContent = url;
  try {
    if (!navigator.share) throw new TypeError("no sheet");
    await navigator.share({ title: document.title, url });
  } catch (error) {
    // Closed without a choice: nothing more is wanted.
    if ((error as Error).name === "AbortError") return;
    details.open = true;
    // It stands at the page's foot: opened, it would be below the screen.
    details.scrollIntoView({ block: "nearest" });
  }
}

export async function copyLink(details: HTMLDetailsElement): Promise<void> {
  const link = addressIn(details);
  const status = details.querySelector("[role=status]");
  if (!link || !status) return;
  try {
    await navigator.clipboard.writeText(link.href);
    status.textContent = details.dataset.copied ?? "";
  } catch {
    // Not allowed here, or no secure connection.
    getSelection()?.selectAllChildren(link);
    status.textContent = details.dataset.marked ?? "";
  }
}
