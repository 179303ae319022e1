// Where the visitor stands on the page: the section in the middle of the window, and the way to a requested one.
import { anchors } from "../../../contract/places.gen";
import type { PageSection } from "../../../contract/types.gen";
import type { Page } from "../../page/model";
import { usesReducedMotion } from "../motion";

export const sectionOrder = Object.keys(anchors) as readonly PageSection[];
/** The sections that this page has a place for. */
export const orderOn = ({ order }: Pick<Page, "order">): readonly PageSection[] => order ?? sectionOrder;
export const anchorOf = (name: PageSection): string => anchors[name];
export const firstSection = sectionOrder[0] as PageSection;

/** The link that stands for the active section: the last one at or before it, in the page's order. */
export function currentLink(
  links: readonly PageSection[],
  active: PageSection,
  order: readonly PageSection[],
): PageSection | undefined {
  const position = (name: PageSection) => order.indexOf(name);
  return links.findLast((name) => position(name) <= position(active)) ?? links[0];
}

/** Scrolls smoothly and takes the focus along, so that the keyboard goes on from there. */
export function goToSection(root: ParentNode, anchor: string): void {
  const target = root.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`);
  document.documentElement.classList.remove("arriving"); // what lies between gets its true height (layOut.ts)
  target?.scrollIntoView({ behavior: usesReducedMotion() ? "auto" : "smooth", block: "start" });
  target?.focus({ preventScroll: true });
}

/** `/home?section=projet` or `/home#projet`. */
export function requestedSection({ search, hash }: Pick<Location, "search" | "hash">): string | null {
  const name = new URLSearchParams(search).get("section") ?? decodeURIComponent(hash.slice(1));
  return sectionOrder.some((section) => anchorOf(section) === name) ? name : null;
}

/** Goes to the section that the address asks for, now and whenever it asks for another. */
export function followRequests(root: ParentNode): () => void {
  const follow = () => {
    const anchor = requestedSection(location);
    if (anchor) goToSection(root, anchor);
  };
  follow();
  addEventListener("hashchange", follow);
  return () => removeEventListener("hashchange", follow);
}

/** How far down the page's first look reaches before it is scrolled: a short home is where one is, not what follows it. */
const firstLookPx = 120;

/** Tells which section is being read, whenever it is another: the last one that begins above the middle of the window. Between
 * two sections there is one too. */
export function followActiveSection(root: HTMLElement, onChange: (active: PageSection) => void): () => void {
  const places = [...root.querySelectorAll<HTMLElement>(".site-section[data-section]")];
  let active: PageSection | undefined;
  const look = () => {
    const scrolled = -root.getBoundingClientRect().top;
    const line = Math.min(innerHeight / 2 + 1, scrolled + firstLookPx);
    const current = places.filter((place) => place.getBoundingClientRect().top <= line).at(-1);
    const now = (current?.dataset.section as PageSection | undefined) ?? firstSection;
    if (now !== active) onChange(now);
    active = now;
  };
  // Told whenever a section's top or bottom crosses the middle, and at every step of the first half window.
  const observer = new IntersectionObserver(look, { rootMargin: "0px 0px -50% 0px" });
  const onScroll = () => {
    if (-root.getBoundingClientRect().top < innerHeight) look();
  };
  for (const place of places) observer.observe(place);
  addEventListener("scroll", onScroll, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    removeEventListener("scroll", onScroll, { capture: true });
  };
}
