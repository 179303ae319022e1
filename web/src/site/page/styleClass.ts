import type { PageSection } from "../../contract/types.gen";

/** The class of a text: `styleClass("about", "heading")` dresses it as the owner chose. The rules: `stylesheet.ts`. */
export const styleClass = (section: PageSection, slot: string): string => `styled s-${section}-${slot}`;
