// Two pages in one document: each wears a class of its own, its text styles are for what is inside it, and its ids begin
// with that class, since an id may stand once.
import { type RefObject, useLayoutEffect } from "react";
import { sections } from "../../contract/sections.gen";

const LOGO_INK = "logo-ink"; // the filter of site/parts/Logo.tsx, named by site/base.css
const pagesOwn: ReadonlySet<string> = new Set([LOGO_INK, ...Object.values(sections).map(({ anchor }) => anchor)]);

export const idIn = (scope: string | undefined, id: string): string => (scope ? `${scope}-${id}` : id);

/** What holds for the page beside it, whose styles have no such bounds, does not hold in here. */
const itsOwnFace = ".site{font-family:var(--font-arial)}";

export const stylesIn = (scope: string | undefined, css: string): string =>
  scope ? `.${scope}{${itsOwnFace}${css}\n.logo.is-ink{filter:url("#${idIn(scope, LOGO_INK)}")}}` : css;

export function useOwnIds(stage: RefObject<HTMLElement | null>, scope: string | undefined): void {
  useLayoutEffect(() => {
    const page = stage.current;
    if (!page || !scope) return;
    const rename = () => {
      for (const element of page.querySelectorAll("[id]"))
        if (pagesOwn.has(element.id)) element.id = idIn(scope, element.id);
    };
    rename();
    const observer = new MutationObserver(rename);
    observer.observe(page, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [stage, scope]);
}
