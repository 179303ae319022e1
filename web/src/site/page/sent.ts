// What of a page's data a visitor's browser needs: enough to take over what answers him. What he only reads stands in the
// HTML already (parts/OnlyRead.tsx).
import { onlyRead } from "../../contract/places.gen";
import type { PageSection } from "../../contract/types.gen";
import { pages } from "../sections/pages.gen";
import type { SectionPage } from "../sections/section";
import type { InLanguage, Page } from "./model";

export function sentPage(page: Page): Page {
  const isOnlyRead = (name: PageSection) => (onlyRead[page.option] as readonly PageSection[]).includes(name);
  const sections = Object.entries(page.sections).map(([section, view]) => {
    const name = section as PageSection;
    if (!view) return [name, view];
    const { lang, dir } = view as InLanguage;
    // TypeScript cannot follow a section through the name of a variable.
    const { sent } = pages[name] as unknown as Pick<SectionPage<PageSection>, "sent">;
    const taken = sent?.(view, page.option);
    return [
      name,
      isOnlyRead(name) ? { ...taken, isOnlyRead: true, lang, dir } : taken ? { ...taken, lang, dir } : view,
    ];
  });
  return { ...page, isAbridged: true, sections: Object.fromEntries(sections) };
}
