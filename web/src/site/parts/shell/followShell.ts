// What the page's frame does for a visitor: links to sections, theme dots, languages, the share button, what comes in when it
// is scrolled to. Without React: the server's HTML answers at once, and in a preview the same functions serve React's.
import type { PageSection } from "../../../contract/types.gen";
import type { SiteActions } from "../../context";
import { followEntrances } from "../entrance";
import { layOutOnceBegun } from "./layOut";
import {
  anchorOf,
  currentLink,
  firstSection,
  followActiveSection,
  followRequests,
  goToSection,
  sectionOrder,
} from "./sections";

const loadShare = () => import("../share/act");

const closest = <E extends Element = HTMLElement>(event: Event, selector: string): E | null =>
  event.target instanceof Element ? event.target.closest<E>(selector) : null;

/** Links of a preview lead nowhere but on the page itself. */
function followLink(event: MouseEvent, root: HTMLElement, isPreview: boolean): void {
  const link = closest(event, "a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const anchor = link.getAttribute("href");
  if (anchor?.startsWith("#")) {
    event.preventDefault();
    if (!isPreview) history.pushState(null, "", anchor);
    goToSection(root, anchor.slice(1));
  } else if (isPreview) event.preventDefault();
}

/** The visitor's own theme may have been put on <html> before the first paint (server: HEAD_SCRIPT). */
function markTheme(root: HTMLElement): void {
  const { theme } = document.documentElement.dataset;
  if (theme === undefined) return;
  for (const dot of root.querySelectorAll(".theme-dot"))
    dot.setAttribute("aria-pressed", String(dot.querySelector("i")?.dataset.theme === theme));
}

function chooseTheme(event: Event, root: HTMLElement, actions: SiteActions): void {
  const theme = closest(event, ".theme-dot")?.querySelector("i")?.dataset.theme;
  if (theme === undefined) return;
  actions.chooseTheme(theme);
  markTheme(root);
}

function chooseLanguage(event: Event, active: PageSection, actions: SiteActions): void {
  const link = closest<HTMLAnchorElement>(event, ".language-menu a");
  if (!link) return;
  event.preventDefault();
  actions.chooseLanguage(link.hreflang.toUpperCase(), active);
}

function steerMenu(event: KeyboardEvent): void {
  const menu = closest<HTMLDetailsElement>(event, ".language-menu");
  if (!menu?.open) return;
  if (event.key === "Escape") {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  const links = [...menu.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  links[(at + (event.key === "ArrowDown" ? 1 : -1) + links.length) % links.length]?.focus();
}

/** What was asked for is seen even where the script for it does not come. */
function share(event: Event): void {
  const details = closest<HTMLDetailsElement>(event, ".share");
  if (!details) return;
  if (closest(event, ".share-copy button")) void loadShare().then(({ copyLink }) => copyLink(details));
  if (!closest(event, "summary") || details.open) return;
  event.preventDefault();
  loadShare().then(
    (act) => act.share(details),
    () => {
      details.open = true;
    },
  );
}

function markCurrentLink(root: HTMLElement, active: PageSection): void {
  const order = [...root.querySelectorAll<HTMLElement>("[data-section]")].map(
    (place) => place.dataset.section as PageSection,
  );
  const sectionOf = (link: Element) =>
    sectionOrder.find((name) => link.getAttribute("href") === `#${anchorOf(name)}`) ?? firstSection;
  const links = [...root.querySelectorAll(".site-bar a, .site-icons a")];
  const current = currentLink(links.map(sectionOf), active, order);
  for (const link of links) {
    if (sectionOf(link) === current) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

/** From here on what floats over the first screen lies over texts. */
const scrolledFromPx = 120;

function markScrolled(root: HTMLElement): void {
  root.toggleAttribute("data-scrolled", scrollY > scrolledFromPx);
}

/** In a preview nothing else is pressed, and nothing comes in. */
export function followShell(root: HTMLElement, actions: SiteActions, isPreview = false): () => void {
  let active = firstSection;
  const stopFollowing = followActiveSection(root, (now) => {
    active = now;
    markCurrentLink(root, active);
  });
  const listening = new AbortController();
  const { signal } = listening;
  const stops = [stopFollowing, () => listening.abort()];
  const stop = () => {
    for (const end of stops) end();
  };
  root.addEventListener("click", (event) => followLink(event, root, isPreview), { signal });
  if (isPreview) return stop;
  root.addEventListener(
    "click",
    (event) => {
      chooseTheme(event, root, actions);
      chooseLanguage(event, active, actions);
      share(event);
    },
    { signal },
  );
  root.addEventListener("keydown", steerMenu, { signal });
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      const menu = root.querySelector<HTMLDetailsElement>(".language-menu");
      if (menu?.open && !menu.contains(target as Node)) menu.open = false;
    },
    { signal },
  );
  for (const copy of root.querySelectorAll<HTMLElement>(".share-copy")) copy.hidden = false;
  addEventListener("scroll", () => markScrolled(root), { signal, passive: true });
  markScrolled(root);
  markTheme(root);
  stops.push(followEntrances(root), followRequests(root), layOutOnceBegun(root));
  return stop;
}
