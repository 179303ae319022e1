/** The demo site as it stands in demo/site.json, and what of it each layout must show. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { sections } from "../../src/contract/sections.gen.ts";
import type { Option, SectionName } from "../../src/contract/types.gen.ts";
import { isFull } from "./quality.ts";

const folder = resolve(import.meta.dirname, "../../../demo");

export type Value = string | boolean | null | Record<string, string>;
export type DemoItem = Record<string, Value>;
interface DemoSection {
  languages: Record<string, { texts: Record<string, string>; lists: Record<string, DemoItem[]> }>;
  shared: { settings: Record<string, Value>; lists: Record<string, DemoItem[]> };
}
interface Demo {
  ownerName: string;
  siteType: "header" | "footer";
  themeIndex: number;
  languages: string[];
  sections: Record<SectionName, DemoSection>;
}

export const demo = JSON.parse(readFileSync(resolve(folder, "site.json"), "utf8")) as Demo;
export const picture = (name: Value | undefined): string => resolve(folder, "pictures", String(name));

interface FieldLike {
  name: string;
  kind: string;
  options: readonly Option[];
}
export interface ListLike {
  name: string;
  shared: boolean;
  options: readonly Option[];
  fields: readonly FieldLike[];
}

export const described = (section: SectionName) =>
  sections[section] as unknown as {
    anchor: string;
    route: string;
    texts: readonly FieldLike[];
    settings: readonly FieldLike[];
    lists: readonly ListLike[];
  };

export const shownIn = <F extends { options: readonly Option[] }>(fields: readonly F[], option: Option): F[] =>
  fields.filter((field) => field.options.includes(option));

/** Of each list two items, or with FULL all of them: the others are written by hand as these are. */
const most = isFull ? Number.POSITIVE_INFINITY : 2;

/** Of an item: photographs, which take long, with FULL alone. */
export const itemPicture = (name: Value): string => picture(isFull ? name : "logo.svg");

export const itemsOf = (section: SectionName, list: ListLike, language: string): DemoItem[] => {
  const { shared, languages } = demo.sections[section];
  return ((list.shared ? shared.lists : languages[language]?.lists)?.[list.name] ?? []).slice(0, most);
};

export interface Shown {
  words: string[];
  alts: string[];
  links: string[];
}

/** Items are written by hand in the second layout, where there is one of them: a field that it does not ask for stays empty. */
const isTyped = (list: ListLike, field: FieldLike): boolean =>
  field.options.includes("option2") || !list.options.includes("option2");

/** What a visitor must find in a section: every text, picture and link that this layout shows. */
export function mustShow(section: SectionName, language: string, option: Option): Shown {
  const { texts, lists } = described(section);
  const found: Shown = { words: [], alts: [], links: [] };
  const take = (field: FieldLike, value: Value | undefined) => {
    const text = field.kind === "localized" ? (value as Record<string, string>)[language] : value;
    if (typeof text !== "string" || !text || field.kind === "month") return;
    if (/alt$/i.test(field.name)) found.alts.push(text);
    else if (field.kind === "link") found.links.push(text);
    else if (field.kind !== "media" && field.kind !== "choice") found.words.push(text);
  };
  const content = demo.sections[section].languages[language];
  for (const field of shownIn(texts, option)) take(field, content?.texts[field.name]);
  for (const list of shownIn(lists, option)) {
    for (const item of itemsOf(section, list, language)) {
      for (const field of shownIn(list.fields, option)) if (isTyped(list, field)) take(field, item[field.name]);
    }
  }
  return found;
}
