// What readers of a draft can leave a remark on: each section that the page shows, and each of its items by name.
import type { PageSection } from "../../contract/types.gen";
import { type Contents, describe, type FieldValue, type Item } from "../../editor/model";
import type { Page } from "../../site/page/model";
import type { InLanguage } from "../../site/page/picture";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { orderOn } from "../../site/parts/shell/sections";

export interface RemarkableItem {
  id: string;
  /** Empty where its owner gave it none. */
  name: string;
}

export interface Remarkable {
  section: PageSection;
  name: string;
  items: readonly RemarkableItem[];
}

const saidIn = (value: FieldValue | undefined, language: string): string => {
  const said = typeof value === "object" && value ? (value[language] ?? Object.values(value)[0]) : value;
  return typeof said === "string" ? said.trim() : "";
};

function nameOf(item: Item, namedBy: readonly string[], language: string): string {
  return namedBy.map((field) => saidIn(item[field], language)).find(Boolean) ?? "";
}

export function remarkable(snapshot: SiteSnapshot, page: Page): Remarkable[] {
  const shown = orderOn(page).filter((name) => page.sections[name]);
  return shown.map((section) => {
    const contents = snapshot.sections[section] as unknown as Contents | undefined;
    const view = page.sections[section] as InLanguage | null;
    // Where another language stands in, its items are the ones that are read.
    const language = view?.lang?.toUpperCase() ?? page.language;
    const lists = describe(section).lists.filter(({ options }) => options.includes(snapshot.option));
    const items = lists.flatMap(({ name, namedBy, shared }) => {
      const kept = (shared ? contents?.shared.lists : contents?.languages[language]?.lists)?.[name] ?? [];
      return kept.map((item) => ({ id: item.id, name: nameOf(item, namedBy, language) }));
    });
    return { section, name: page.words.sectionNames[section] ?? section, items };
  });
}
