// What the editor machine works on. It is one machine for all sections, so fields are looked up by the names in the contract;
// the contract's own types stand at its edges (what the server sends, what the page shows).
import { sections } from "../contract/sections.gen";
import type { Option, SectionName, SidePage, SiteType, StyleSet, TextStyle } from "../contract/types.gen";

export type FieldValue = string | boolean | null | Record<string, string>;
/** Of what all languages share: also names, in their owner's order. */
export type SettingValue = FieldValue | readonly string[];
export interface Item {
  id: string;
  [field: string]: FieldValue;
}
export type Texts = Record<string, string>;
export type Lists = Record<string, Item[]>;

export interface LanguageContent {
  texts: Texts;
  lists: Lists;
}

export interface SharedContent {
  styles: Record<string, TextStyle | null | undefined>;
  settings: Record<string, SettingValue>;
  lists: Lists;
}

export interface Contents {
  languages: Record<string, LanguageContent>;
  shared: SharedContent;
}

/** The fields in which an item is being written, per list: half-filled ones never block a save and stay in the draft. */
export interface ItemForm {
  editingId: string | null;
  values: Record<string, FieldValue>;
}

/** What is chosen for the whole page beside a section's own contents (draft/pendingAppearance.ts). Null: as it is stored. */
export interface Look {
  layout: Option | null;
  theme: number | null;
  /** Whether visitors see the badge. */
  badge: boolean | null;
  /** Where the navigation bar stands. */
  bar: SiteType | null;
  /** Whether a logo in one colour keeps it. */
  logo: boolean | null;
  /** What the texts of all sections wear. */
  styleSet: StyleSet | null;
}

/** All that can be undone: contents, what is chosen for the whole page, and the item forms by language and list. */
export interface DraftState extends Contents, Look {
  forms: Record<string, ItemForm>;
  /** What a translation service wrote, by language and place; not there where there is none (translation/proposals.ts). */
  proposals?: Readonly<Record<string, string>>;
}

export type TextDescription = {
  name: string;
  options: readonly Option[];
  optional: boolean;
  style: string | null;
  max_chars: number;
  multiline: boolean;
  rich: boolean;
  default: string;
  alt_of: string | null;
  part: string | null;
};
export type FieldDescription = {
  kind: string;
  name: string;
  options: readonly Option[];
  required: boolean;
  optional: boolean;
  unless: string | null;
} & Partial<{
  style: string | null;
  max_chars: number;
  multiline: boolean;
  rich: boolean;
  default: string | boolean;
  values: readonly string[];
  accepts: "image" | "file";
  paid: boolean;
  /** Of a paid choice: what free sites have too. */
  free_values: readonly string[];
  needed: boolean;
  offered_from: readonly [string, string] | null;
  named_after: string | null;
  after: string | null;
  about: string | null;
  in_one_colour: boolean;
  of_part: string | null;
  /** Of a focus: the picture in which something matters. */
  of: string;
}>;
export interface ListDescription {
  name: string;
  namedBy: readonly string[];
  says: string | null;
  saysNothing: string;
  options: readonly Option[];
  shared: boolean;
  paid: boolean;
  maxItems: number;
  draftKey: string | null;
  fields: readonly FieldDescription[];
}

export const describe = (section: SectionName) => {
  const { name, route, anchor, page, draftKey, texts, styles, settings, lists } = sections[section];
  return {
    name,
    route,
    anchor,
    /** Of one that stands on a page of its own: which. */
    page: page as SidePage | null,
    draftKey,
    styles,
    texts: texts as readonly TextDescription[],
    settings: settings as readonly FieldDescription[],
    lists: lists as readonly ListDescription[],
  };
};

/** Of the whole site: nothing of it is written in a language. */
export const isOfWholeSite = (section: SectionName): boolean => {
  const { texts, lists } = describe(section);
  return !texts.length && !lists.length;
};

/** Where a list is kept: with one language, or shared by all under the empty name. */
export const formKey = (list: ListDescription, language: string): string =>
  `${list.shared ? "" : language}:${list.name}`;

/** A language has data if any of its text fields is non-empty after trimming. */
export const hasData = (content: LanguageContent | undefined): boolean =>
  content !== undefined && Object.values(content.texts).some((text) => text.trim());

export function emptyContent(section: SectionName): LanguageContent {
  const { texts, lists } = describe(section);
  return {
    texts: Object.fromEntries(texts.map((field) => [field.name, ""])),
    lists: Object.fromEntries(lists.filter((list) => !list.shared).map((list) => [list.name, []])),
  };
}

/** Those of an item's form; its own page has an editor of its own, and is not there until that is opened. */
export const formFields = (list: ListDescription): readonly FieldDescription[] =>
  list.fields.filter(({ kind }) => kind !== "ownpage");

/** The fields that this layout shows. An image that was chosen in another layout is kept, only not asked for. */
export const shownFields = (list: ListDescription, option: Option): FieldDescription[] =>
  formFields(list).filter((field) => field.options.includes(option));

/** What decides which lists and fields are on the screen. */
export interface Shown {
  option: Option;
  isPaid: boolean;
}

/** The lists of which this layout shows the cards and fields. */
export const shownLists = (section: SectionName, { option, isPaid }: Shown): ListDescription[] =>
  describe(section).lists.filter((list) => list.options.includes(option) && (isPaid || !list.paid));

function unwritten(field: FieldDescription): FieldValue {
  if (field.kind === "media") return null;
  if (field.kind === "flag") return Boolean(field.default);
  return field.kind === "localized" ? {} : "";
}

export function emptyItem(list: ListDescription): Record<string, FieldValue> {
  return Object.fromEntries(
    formFields(list).flatMap((field) => {
      if (field.kind === "focus") return [];
      return [[field.name, unwritten(field)]];
    }),
  );
}

type Fields = readonly Pick<FieldDescription, "kind" | "name" | "of">[];

/** What says which part of this picture matters (site/page/focus.ts). */
export const focusFieldOf = (fields: Fields, picture: string): string | null =>
  fields.find((field) => field.kind === "focus" && field.of === picture)?.name ?? null;

/** The values with one changed. A focus is there only where one is chosen, and goes with its picture. */
export function withValue<Value extends SettingValue>(
  fields: Fields,
  values: Readonly<Record<string, Value>>,
  name: string,
  value: Value,
): Record<string, Value> {
  const next = { ...values, [name]: value };
  const focus = focusFieldOf(fields, name);
  if (focus && values[name] !== value) delete next[focus];
  if (!value && fields.some((field) => field.kind === "focus" && field.name === name)) delete next[name];
  return next;
}

/** Where what stands out in a text is kept (server: content/describe.py): beside it, and only where something does. */
export const marksName = (field: string): string => `${field}Marks`;

/** With this text and its marks, in the order of the description: what is the same is written the same. */
export function marked<Value>(
  fields: readonly { name: string; rich?: boolean }[],
  values: Readonly<Record<string, Value>>,
  field: string,
  text: Value & string,
  marks: Value & string,
): Record<string, Value> {
  const { [marksName(field)]: _before, ...rest } = values;
  const all: Record<string, Value> = { ...rest, [field]: text, ...(marks ? { [marksName(field)]: marks } : {}) };
  const names = fields.flatMap(({ name, rich }) => (rich ? [name, marksName(name)] : [name]));
  const ordered = names.flatMap((name) => (name in all ? [[name, all[name] as Value] as const] : []));
  return {
    ...Object.fromEntries(ordered),
    ...Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))),
  };
}

/** Identity of an item for its whole life. */
export const newItemId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
