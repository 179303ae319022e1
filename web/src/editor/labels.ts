// What a section's editor calls things, asked by the names that stand in the contract.
import { sections } from "../contract/sections.gen";
import type { SectionName } from "../contract/types.gen";
import { editorWords } from "../i18n/editor";
import { punctuationForms } from "../i18n/punctuation";
import { sectionLabels } from "../i18n/sections";
import type { SectionsLabels } from "../site/sections/section";
import type { FieldValue, ListDescription } from "./model";

/** `tsc` names a label of the contract that is missing. */
const labels: SectionsLabels = sectionLabels;

type OfItem = string | { picture: string; card: string };

interface ListWords {
  add: string;
  added: OfItem;
  deleted: OfItem;
  deleteFailed: string;
  missing: Readonly<Record<string, string>>;
  full?: string;
}

/** The same labels under plain strings: one machine serves all sections, and the contract's names are not its business. */
interface AnyLabels {
  fields: Readonly<Record<string, string>>;
  switches?: Readonly<Record<string, { on: string; off: string }>>;
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  lists?: Readonly<Record<string, ListWords>>;
  files?: Readonly<Record<string, { deleted: string; deleteFailed: string }>>;
}
const labelsOf = (section: SectionName) => labels[section] as unknown as AnyLabels;

export const titleOf = (section: SectionName): string => labels[section].title;

/** `tsc` has seen to it that every name of the contract has its label. */
export const labelOf = (section: SectionName, name: string): string =>
  labelsOf(section).fields[name] ?? (name === "lists" ? editorWords.separateLists : name);

/** Where the texts of all layouts stand together: of several with one label, each also says which layout shows it. */
export function labelAmongAll(section: SectionName, name: string): string {
  const label = labelOf(section, name);
  const alike = sections[section].texts.filter((text) => labelOf(section, text.name) === label);
  const own = alike.find((text) => text.name === name);
  if (alike.length < 2 || !own) return label;
  return punctuationForms.noted(
    label,
    own.options.map((option) => editorWords.layouts[option]).join(punctuationForms.comma),
  );
}

export const switchLabel = (section: SectionName, name: string, isOn: boolean): string =>
  labelsOf(section).switches?.[name]?.[isOn ? "on" : "off"] ?? labelOf(section, name);

export const choiceLabel = (section: SectionName, name: string, value: string): string | undefined =>
  labelsOf(section).choices?.[name]?.[value];

export const listWords = (section: SectionName, list: string): ListWords =>
  labelsOf(section).lists?.[list] as ListWords;

type Values = Readonly<Record<string, FieldValue>>;

const ofItem = (words: OfItem, { image }: Values): string =>
  typeof words === "string" ? words : words[image ? "picture" : "card"];

export const addedMessage = (section: SectionName, list: string, values: Values): string =>
  ofItem(listWords(section, list).added, values);
export const deletedMessage = (section: SectionName, list: string, values: Values): string =>
  ofItem(listWords(section, list).deleted, values);

export const fileWords = (section: SectionName, name: string) =>
  labelsOf(section).files?.[name] as { deleted: string; deleteFailed: string };

const said = <Given>(words: string | ((given: Given) => string), given: Given): string =>
  typeof words === "string" ? words : words(given);

/** '2 projets', or that it is filled in; nothing of a section that has no items and is not told of. */
export const countOf = (section: SectionName, items: number): string => said(labels[section].count ?? "", items);
export const savedMessage = (section: SectionName, language: string): string => said(labels[section].saved, language);
export const failedMessage = (section: SectionName, reason: string): string =>
  said(labels[section].failed, reason).trim();

const written = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === "string" ? value.trim() : "";
};

/** What a card, a button and a message call this item: the first of its naming fields that says something. */
export function itemName(section: SectionName, list: ListDescription, values: Values): string {
  const name = list.namedBy.find((field) => written(values, field));
  if (name === undefined) return "";
  const said = written(values, name);
  return choiceLabel(section, `${list.name}.${name}`, said) ?? said;
}
