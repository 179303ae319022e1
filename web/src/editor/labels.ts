// What a section's editor calls things, asked by the names that stand in the contract.
import { sections } from "../contract/sections.gen";
import type { SectionName } from "../contract/types.gen";
import { editorWords } from "../i18n/editor";
import { punctuationForms } from "../i18n/punctuation";
import { spoken } from "../i18n/spoken";
import { sectionLabels as inFrench } from "../site/sections/labels.gen";
import type { SectionsLabels } from "../site/sections/section";
import type { FieldValue, ListDescription } from "./model";

export const sectionLabels: SectionsLabels = spoken("sectionLabels", inFrench);

interface ListWords {
  add: string;
  added: string | ((values: Readonly<Record<string, unknown>>) => string);
  deleted: string | ((values: Readonly<Record<string, unknown>>) => string);
  deleteFailed: string;
  missing: Readonly<Record<string, string>>;
  full?: string;
}

/** The same labels under plain strings: one machine serves all sections, and the contract's names are not its business. */
interface AnyLabels {
  fields: Readonly<Record<string, string>>;
  switches?: Readonly<Record<string, (isOn: boolean) => string>>;
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  lists: Readonly<Record<string, ListWords>>;
  files: Readonly<Record<string, { deleted: string; deleteFailed: string }>>;
}
const labelsOf = (section: SectionName) => sectionLabels[section] as unknown as AnyLabels;

export const titleOf = (section: SectionName): string => sectionLabels[section].title;

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
  labelsOf(section).switches?.[name]?.(isOn) ?? labelOf(section, name);

export const choiceLabel = (section: SectionName, name: string, value: string): string | undefined =>
  labelsOf(section).choices[name]?.[value];

export const listWords = (section: SectionName, list: string): ListWords => labelsOf(section).lists[list] as ListWords;

type Values = Readonly<Record<string, FieldValue>>;

export function addedMessage(section: SectionName, list: string, values: Values): string {
  const { added } = listWords(section, list);
  return typeof added === "string" ? added : added(values);
}

export function deletedMessage(section: SectionName, list: string, values: Values): string {
  const { deleted } = listWords(section, list);
  return typeof deleted === "string" ? deleted : deleted(values);
}

export const fileWords = (section: SectionName, name: string) =>
  labelsOf(section).files[name] as { deleted: string; deleteFailed: string };

export const savedMessage = (section: SectionName, language: string): string => sectionLabels[section].saved(language);
export const failedMessage = (section: SectionName, reason: string): string => sectionLabels[section].failed(reason);

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
