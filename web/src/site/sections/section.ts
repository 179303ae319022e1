// What a section's folder holds, as types: `tsc` names whatever is missing. The registries (*.gen.ts) are written by `make gen`.
import type {
  AlwaysShown,
  AskedOf,
  BarSection,
  ChoicesOf,
  Content,
  FileOf,
  LabelOf,
  Option,
  PageSection,
  RuledTextOf,
  SectionName,
  SettingsOf,
  Shared,
  SlotOf,
  TextsOf,
} from "../../contract/types.gen";
import type { InLanguage } from "../page/picture";
import type { SiteSnapshot } from "../page/snapshot";
import type { WordsLanguage } from "../words/words";

/** What a view is made of. `language` is the one that the section stands in, `pageLanguage` the page's. */
export interface Stored<S extends PageSection> {
  content: Content<S>;
  shared: Shared<S>;
  language: string;
  pageLanguage: string;
}

/** What is known of a site on which nothing was written. */
export interface Bare {
  ownerName: string;
  option: Option;
  pageLanguage: string;
  alone?: SiteSnapshot["alone"];
  draft?: SiteSnapshot["draft"];
}

/** What a section's views are given: what `build` makes, and every other text as it was written. */
export type View<S extends PageSection, Own> = InLanguage & Own & Omit<TextsOf[S], keyof Own | RuledTextOf[S]>;

/** What `build` says; a text that it leaves out is shown as it was written. */
export type Made<S extends PageSection, V> = Omit<V, keyof InLanguage | keyof TextsOf[S]> &
  Partial<Pick<V, Extract<keyof V, keyof TextsOf[S]>>>;

/** How one thing that can be chosen is drawn in a box of 24 × 24: a filled mark, or lines. */
export type Drawing = { mark: string } | { lines: readonly string[] };

/** `page.ts`: the rules from what is stored to what the views show. */
export interface SectionPage<S extends PageSection, V> {
  /** In the bottom bar: lines in a box of 24 × 24. */
  icon: readonly [string, ...string[]];
  build(stored: Stored<S>, snapshot: SiteSnapshot): Made<S, V>;
  /** Which texts stand in which style: how wide their widest word is decides how far a narrow screen may shrink them. */
  slots(view: V, option: Option): Record<SlotOf[S], readonly string[]>;
  /** Styles whose texts may be broken anywhere, so that nobody measures them: addresses. */
  breakable?: readonly SlotOf[S][];
  /** Texts whose lines are given and must fit whole. */
  lines?(view: V): Partial<Record<SlotOf[S], readonly string[]>>;
  /** What stands on the page in no style of its own, in Arial, but for the texts that are described without one. */
  plain?(view: V): readonly string[];
  /** What the page shows in an empty field's place, which the form shows as its placeholder. */
  standIn?(
    field: string,
    texts: Readonly<Record<string, string>>,
    bare: Bare,
    settings: Readonly<Partial<SettingsOf[S]>>,
  ): string;
  /** What stands on a page on which nothing of it was written; asked of the sections that always show. */
  empty?(bare: Bare): Made<S, V>;
  /** What can be chosen for an item, drawn; by `list.field`. */
  drawings?: Readonly<Record<string, (value: string) => Drawing>>;
}

export type PageOf<S extends PageSection, V> = SectionPage<S, V> &
  (S extends AlwaysShown ? Required<Pick<SectionPage<S, V>, "empty">> : unknown);

/** What every section is called on the page, in every language that we speak (locales/). */
export type SectionsWords = {
  [S in PageSection]: Record<WordsLanguage, { name: string } & (S extends BarSection ? { bar: string } : unknown)>;
};

/** Of an item, and of one without a picture where that is called a card: an import may bring some. */
type OfItem = string | { picture: string; card: string };

interface ListLabels<Asked extends string> {
  /** What the fields beneath the list are for. */
  add: string;
  added: OfItem;
  deleted: OfItem;
  deleteFailed: string;
  /** Said at a field without which no item can be added. */
  missing: Record<Asked, string>;
  /** Said when no more fit; it goes by itself after five seconds. */
  full?: string;
}

/** A section that has none of something has no words for it. */
type WhereAny<Name extends string, Words> = keyof Words extends never ? unknown : Record<Name, Words>;

/** The editor's words of a section, as locales/<code>/dashboard-sections.po has them. */
export type SectionLabels<S extends SectionName> = {
  title: string;
  fields: Record<LabelOf[S], string>;
  /** Switches that say what they are set to. */
  switches?: Partial<Record<LabelOf[S], { on: string; off: string }>>;
  /** So many items, on the landing. */
  count?: string | ((items: number) => string);
  saved: string | ((language: string) => string);
  /** `reason` is the technical reference that skills and contact add. */
  failed: string | ((reason: string) => string);
} & WhereAny<"choices", { [F in keyof ChoicesOf[S]]: Record<ChoicesOf[S][F] & string, string> }> &
  WhereAny<"lists", { [L in keyof AskedOf[S]]: ListLabels<AskedOf[S][L] & string> }> &
  WhereAny<"files", Record<FileOf[S], { deleted: string; deleteFailed: string }>>;
export type SectionsLabels = { [S in SectionName]: SectionLabels<S> };
