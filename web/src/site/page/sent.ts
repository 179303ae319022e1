// What of a page's data a visitor's browser needs: enough to take over what answers him. What he only reads stands in the
// HTML already (parts/OnlyRead.tsx).
import { onlyRead } from "../../contract/places.gen";
import type { Option, PageSection } from "../../contract/types.gen";
import { pages } from "../sections/pages.gen";
import type { InLanguage, Page } from "./model";

/** Most sections stand in the page's language: then nothing is said of that. */
const languageOf = ({ lang, dir }: InLanguage) => (lang ? { lang, dir } : {});

function sentSection(name: PageSection, view: InLanguage, { option }: Page): object {
  // TypeScript cannot follow a section through the name of a variable.
  const { sent } = pages[name] as unknown as { sent?(view: InLanguage, option: Option): object };
  const isOnlyRead = (onlyRead[option] as readonly PageSection[]).includes(name);
  const {
    lang: _lang,
    dir: _dir,
    ...taken
  } = (sent?.(view, option) ?? (isOnlyRead ? {} : view)) as Partial<InLanguage>;
  return { ...taken, ...(isOnlyRead && { isOnlyRead }), ...languageOf(view) };
}

export function sentPage(page: Page): Page {
  const views = Object.entries(page.sections) as [PageSection, InLanguage | null][];
  const sections = views.map(([name, view]) => [name, view && sentSection(name, view, page)]);
  return { ...page, isAbridged: true, sections: Object.fromEntries(sections) };
}
