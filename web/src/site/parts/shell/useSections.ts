// Where the visitor stands on the page: the section in the middle of the window, and the way to a requested one.
import { type RefObject, useEffect, useState } from "react";
import { anchors } from "../../../contract/places.gen";
import type { PageSection } from "../../../contract/types.gen";
import type { Page } from "../../page/model";
import { usesReducedMotion } from "../carousels/usePause";

export const sectionOrder = Object.keys(anchors) as readonly PageSection[];
/** The sections that this page has a place for. */
export const orderOn = ({ order }: Pick<Page, "order">): readonly PageSection[] => order ?? sectionOrder;
export const anchorOf = (name: PageSection): string => anchors[name];
const firstSection = sectionOrder[0] as PageSection;

/** Scrolls smoothly and takes the focus along, so that the keyboard goes on from there. */
export function goToSection(root: ParentNode, anchor: string): void {
  const target = root.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`);
  document.documentElement.classList.remove("arriving"); // what lies between gets its true height (layingOut.ts)
  target?.scrollIntoView({ behavior: usesReducedMotion() ? "auto" : "smooth", block: "start" });
  target?.focus({ preventScroll: true });
}

/** `/home?section=projet` or `/home#projet`. */
export function requestedSection({ search, hash }: Pick<Location, "search" | "hash">): string | null {
  const name = new URLSearchParams(search).get("section") ?? decodeURIComponent(hash.slice(1));
  return sectionOrder.some((section) => anchorOf(section) === name) ? name : null;
}

export function useRequestedSection(root: RefObject<HTMLElement | null>, isPreview: boolean): void {
  useEffect(() => {
    if (isPreview) return;
    const follow = () => {
      const anchor = requestedSection(location);
      if (anchor && root.current) goToSection(root.current, anchor);
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [root, isPreview]);
}

/** How far down the page's first look reaches before it is scrolled: a short home is where one is, not what follows it. */
const firstLookPx = 120;

/** `shown` names the sections there are: while a site is edited, they come and go.
 * The last section that begins above the middle of the window: between two sections there is one too. */
export function useActiveSection(root: RefObject<HTMLElement | null>, shown: string): PageSection {
  const [active, setActive] = useState(firstSection);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say when other elements are to be watched.
  useEffect(() => {
    if (!root.current) return;
    const places = [...root.current.querySelectorAll<HTMLElement>(".site-section[data-section]")];
    const element = root.current;
    const look = () => {
      const scrolled = -element.getBoundingClientRect().top;
      const line = Math.min(innerHeight / 2 + 1, scrolled + firstLookPx);
      const current = places.filter((place) => place.getBoundingClientRect().top <= line).at(-1);
      setActive(sectionOrder.find((name) => anchorOf(name) === current?.id) ?? firstSection);
    };
    // Told whenever a section's top or bottom crosses the middle, and at every step of the first half window.
    const observer = new IntersectionObserver(look, { rootMargin: "0px 0px -50% 0px" });
    const onScroll = () => {
      if (-element.getBoundingClientRect().top < innerHeight) look();
    };
    for (const place of places) observer.observe(place);
    addEventListener("scroll", onScroll, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      removeEventListener("scroll", onScroll, { capture: true });
    };
  }, [root, shown]);
  return active;
}
