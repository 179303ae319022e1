import type { PageSection, SectionName } from "../contract/types.gen";
import { pages } from "../site/sections/pages.gen";

/** A section's rules on the main page; one that stands on a page of its own has none there. */
export const rulesOf = (section: SectionName) => (section in pages ? pages[section as PageSection] : undefined);
