// When an item may be added, and what is stored of it. The server asks the same (content/schema.py).
import type { Option, SectionName } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import { choiceLabel, itemName, labelOf, listWords } from "../labels";
import { normaliseLink } from "../links";
import {
  type FieldDescription,
  type FieldValue,
  formFields,
  type Item,
  type ListDescription,
  marksName,
  shownFields,
} from "../model";

export type ItemErrors = Record<string, string>;
type Values = Readonly<Record<string, FieldValue>>;

const text = (value: FieldValue | undefined): string => (typeof value === "string" ? value.trim() : "");

/** A flag beside it says that there is nothing to write: what is 'en cours' has no end. */
export const isIdle = ({ unless }: FieldDescription, values: Values): boolean =>
  unless !== null && values[unless] === true;

/** Only what both say is compared: '2019-04' to '2019' is within one year. */
function isTooEarly(end: string, start: string): boolean {
  const length = Math.min(start.length, end.length);
  return end.slice(0, length) < start.slice(0, length);
}

const isMonth = (value: FieldValue | undefined): boolean => /^(\d{4}(-(0[1-9]|1[0-2]))?)?$/.test(text(value));

/** Made in a layout without pictures, an item can still be edited in one with them; only its picture cannot be taken away. */
const isMissing = (field: FieldDescription, values: Values, edited: Item | null): boolean => {
  if (field.needed && !(edited && !edited[field.name])) return !values[field.name];
  // Where it is not translated yet, what it was made from stands there.
  return field.required && !(field.kind === "text" && values.original) && !text(values[field.name]);
};

/** What is called by a choice's name when one is made: an entry's title by its network. What the owner wrote stays. */
export function namedAfter(
  section: SectionName,
  list: ListDescription,
  choice: string,
  values: Values,
  chosen: string,
): Record<string, string> {
  const nameOf = (value: string) => choiceLabel(section, `${list.name}.${choice}`, value) ?? "";
  const called = list.fields.filter((field) => field.named_after === choice);
  const unwritten = called.filter(
    ({ name }) => !text(values[name]) || text(values[name]) === nameOf(text(values[choice])),
  );
  return Object.fromEntries(unwritten.map(({ name }) => [name, nameOf(chosen)]));
}

function wrongWith(field: FieldDescription, values: Values): string | null {
  const value = values[field.name];
  if (field.kind === "link" && normaliseLink(text(value)) === null) return editorWords.badLink;
  if (field.kind === "month" && !isMonth(value)) return editorWords.badMonth;
  if (field.after && isMonth(values[field.after]) && isTooEarly(text(value), text(values[field.after])))
    return editorWords.tooEarly;
  return null;
}

/** What is wrong, by field; nothing means that the item may be added. */
export function itemErrors(
  section: SectionName,
  list: ListDescription,
  option: Option,
  values: Values,
  items: readonly Item[],
  edited: Item | null,
): ItemErrors {
  const errors: ItemErrors = {};
  const words = listWords(section, list.name);
  for (const field of shownFields(list, option).filter((field) => !isIdle(field, values))) {
    const wrong = isMissing(field, values, edited) ? words.missing[field.name] : wrongWith(field, values);
    if (wrong) errors[field.name] = wrong;
  }
  for (const { name, max_chars } of list.fields) {
    const written = values[name];
    if (max_chars && typeof written === "string" && written.length > max_chars)
      errors[name] = editorWords.tooLong(max_chars);
  }
  const [first] = shownFields(list, option);
  if (first && edited === null && items.length >= list.maxItems)
    errors[first.name] = words.full ?? editorWords.listFull(list.maxItems);
  return errors;
}

/** As it is stored: links whole, an image that the layout does not ask for set aside, nothing in an idle field. */
export function storedValues(
  list: ListDescription,
  option: Option,
  values: Values,
  isNew: boolean,
): Record<string, FieldValue> {
  const page = list.fields.find(({ kind, name }) => kind === "ownpage" && values[name])?.name;
  const stored: Record<string, FieldValue> = page ? { [page]: values[page] ?? null } : {};
  // What it was translated from stays, though no field asks for it.
  if (values.original) stored.original = values.original;
  for (const field of formFields(list)) {
    const value = values[field.name] ?? (field.kind === "media" ? null : "");
    if (field.kind === "focus") {
      if (value && values[field.of ?? ""]) stored[field.name] = value;
    } else if (isIdle(field, values)) stored[field.name] = "";
    else if (field.kind === "link") stored[field.name] = normaliseLink(text(value)) ?? "";
    else if (field.kind === "media" && isNew && !field.options.includes(option)) stored[field.name] = null;
    else stored[field.name] = value;
    const marks = field.rich && values[marksName(field.name)];
    if (marks) stored[marksName(field.name)] = marks;
  }
  return stored;
}

/** A card always has a name of its own: a picture without words is called by its place. */
export function cardName(section: SectionName, list: ListDescription, item: Item, place: number): string {
  const picture = list.fields.find((field) => field.kind === "media");
  const nameless = picture ? labelOf(section, `${list.name}.${picture.name}`) : "";
  return itemName(section, list, item) || `${nameless} ${place + 1}`.trim();
}
