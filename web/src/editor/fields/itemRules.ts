// When an item may be added (spec, section 5), and what is stored of it.

import { networks } from "../../contract/catalogues.gen";
import type { Option, SectionName } from "../../contract/types.gen";
import { editorWords, labels } from "../../i18n/editor";
import { normaliseLink } from "../links";
import type { FieldValue, Item, ListDescription } from "../model";

export type ItemErrors = Record<string, string>;

const text = (value: FieldValue | undefined): string => (typeof value === "string" ? value.trim() : "");

/** Only what both say is compared: '2019-04' to '2019' is within one year. */
function endsBeforeItBegins(values: Record<string, FieldValue>): boolean {
  const [start, end] = [text(values.start), values.isCurrent === true ? "" : text(values.end)];
  const length = Math.min(start.length, end.length);
  return end.slice(0, length) < start.slice(0, length);
}

/** What is wrong, by field; nothing means that the item may be added. */
export function itemErrors(
  section: SectionName,
  list: ListDescription,
  option: Option,
  values: Record<string, FieldValue>,
  items: readonly Item[],
  edited: Item | null,
): ItemErrors {
  const errors: ItemErrors = {};
  const isNew = edited === null;
  const isShown = (name: string) => list.fields.some((field) => field.name === name && field.options.includes(option));
  // Made in a layout without pictures, an item can still be edited in one with them; only its picture cannot be taken away.
  const hadNone = edited !== null && !edited.image;
  if (list.item === "AboutPhoto" && isNew && items.length >= list.maxItems) errors.image = editorWords.tooManyPhotos;
  else if (isShown("image") && !values.image && !hadNone) {
    errors.image = section === "skills" ? editorWords.pickImage : editorWords.noImage;
  }
  if (isShown("network") && !values.network) errors.network = editorWords.pickNetwork;
  if (isShown("link") && normaliseLink(text(values.link)) === null) errors.link = editorWords.badLink;
  if (list.item === "Position") {
    if (!text(values.title)) errors.title = editorWords.titleMissing;
    for (const name of ["start", "end"]) {
      const isMonth = /^(\d{4}(-(0[1-9]|1[0-2]))?)?$/.test(text(values[name]));
      if (!isMonth) errors[name] = editorWords.badMonth;
    }
    if (!errors.start && !errors.end && endsBeforeItBegins(values)) errors.end = editorWords.endBeforeStart;
  }
  for (const field of list.fields) {
    const written = values[field.name];
    if (field.max_chars && typeof written === "string" && written.length > field.max_chars) {
      errors[field.name] = editorWords.tooLong(field.max_chars);
    }
  }
  return errors;
}

/** As it is stored: links whole, an image that the layout does not ask for set aside (D33), no end for what goes on. */
export function storedValues(
  list: ListDescription,
  option: Option,
  values: Record<string, FieldValue>,
  isNew: boolean,
): Record<string, FieldValue> {
  const stored: Record<string, FieldValue> = {};
  for (const field of list.fields) {
    const value = values[field.name] ?? (field.kind === "media" ? null : "");
    if (field.kind === "link") stored[field.name] = normaliseLink(text(value)) ?? "";
    else if (field.kind === "media" && isNew && !field.options.includes(option)) stored[field.name] = null;
    else stored[field.name] = value;
  }
  if (list.item === "Position" && stored.isCurrent === true) stored.end = "";
  return stored;
}

/** What a card, a button and a message call this item. */
export const itemName = (item: Record<string, FieldValue>): string =>
  text(item.title) || text(item.name) || text(item.detail) || "";

/** A card always has a name of its own: a picture without words is called by its place. */
export function cardName(section: SectionName, list: ListDescription, item: Item, place: number): string {
  const network = networks[text(item.network) as keyof typeof networks];
  return itemName(item) || network || `${labels[section][`${list.name}.image`] ?? ""} ${place + 1}`.trim();
}
