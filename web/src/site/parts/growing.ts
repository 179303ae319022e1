// A project's picture grows into the first picture of its page: what was pressed names the picture that both pages show
// (base.css). The browser draws it, if it can; nothing waits for it. On the way back the page stands as it was left.

/** Which picture belongs to a link: its slide's, or that of the slide which leads to the same page. */
function pictureOf(link: HTMLAnchorElement, root: HTMLElement): HTMLElement | null {
  const same = [...root.querySelectorAll<HTMLAnchorElement>("li a")].filter(({ href }) => href === link.href);
  const pictures = [link, ...same].map((one) => one.closest("li")?.querySelector("img") ?? null);
  return pictures.find((picture) => picture?.checkVisibility()) ?? null;
}

/** Called with every press on the page; only links to projects have such a picture. */
export function growInto(event: Event, root: HTMLElement): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(".site-projects a") : null;
  if (!link || link.target || link.origin !== location.origin) return;
  const picture = pictureOf(link, root);
  for (const one of root.querySelectorAll<HTMLElement>("[data-grows]")) {
    one.style.viewTransitionName = "";
    delete one.dataset.grows;
  }
  if (!picture) return;
  picture.dataset.grows = "";
  picture.style.viewTransitionName = "work";
}
