// Writes a translated text where it belongs: the same store, draft and undo as the form's.
import type { SectionName } from "../../contract/types.gen";
import {
  type Contents,
  describe,
  type FieldDescription,
  type FieldValue,
  type Item,
  type ListDescription,
  marked,
  marksName,
} from "../model";
import { pageOf } from "../ownPage/ownPage";
import type { Editor } from "../store";
import { originalOf, pairs, translatedItem } from "./places";

export interface Written {
  text: string;
  marks: string;
}

type Values = Record<string, unknown>;
type Described = FieldDescription & { fields?: readonly FieldDescription[] };

/** The value at the end of this way, which leads through pages and rows; rows are found by their ids. */
function valueAt(values: unknown, way: readonly string[]): unknown {
  const [step, ...rest] = way;
  if (step === undefined) return values;
  if (Array.isArray(values))
    return valueAt(
      (values as Item[]).find(({ id }) => id === step),
      rest,
    );
  return valueAt((values as Values | null | undefined)?.[step], rest);
}

function withValueAt(values: unknown, way: readonly string[], value: string): unknown {
  const [step, ...rest] = way;
  if (step === undefined) return value;
  if (Array.isArray(values))
    return (values as Item[]).map((row) => (row.id === step ? withValueAt(row, rest, value) : row));
  const held = (values ?? {}) as Values;
  return { ...held, [step]: withValueAt(held[step], rest, value) };
}

/** The same for a text with its marks, which stand beside it. */
function withRichAt(
  fields: readonly Described[],
  values: unknown,
  [step = "", ...rest]: readonly string[],
  written: Written,
): unknown {
  if (Array.isArray(values))
    return (values as Item[]).map((row) => (row.id === step ? withRichAt(fields, row, rest, written) : row));
  const held = (values ?? {}) as Values;
  if (!rest.length) return marked<unknown>(fields, held, step, written.text, written.marks);
  const inner = fields.find(({ name }) => name === step)?.fields ?? [];
  return { ...held, [step]: withRichAt(inner, held[step], rest, written) };
}

/** What the way leads through and this language has not: the page, or the row of it, of the item that it is made from. */
function withWay(values: unknown, theirs: unknown, [step = "", ...rest]: readonly string[]): unknown {
  if (!rest.length) return values;
  if (Array.isArray(theirs)) {
    const own = (values ?? []) as Item[];
    const other = (theirs as Item[]).find(({ id }) => id === step);
    const rows = own.some(({ id }) => id === step) || !other ? own : [...own, other];
    return rows.map((row) => (row.id === step ? withWay(row, other, rest) : row));
  }
  const held = (values ?? {}) as Values;
  const other = (theirs as Values | null | undefined)?.[step];
  return { ...held, [step]: withWay(held[step] ?? other, other, rest) };
}

const listNamed = (section: SectionName, name: string | undefined): ListDescription | undefined =>
  describe(section).lists.find((list) => list.name === name);

const wayTo = (list: ListDescription, way: readonly string[], language: string): readonly string[] =>
  list.fields.some(({ name, kind }) => name === way[0] && kind === "localized") ? [...way, language] : way;

export const readText = (editor: Editor, language: string, place: string): Written =>
  textIn(editor.section, editor.read().draft, language, place);

export function textIn(section: SectionName, contents: Contents, language: string, place: string): Written {
  const [first, id, ...way] = place.split("/");
  const list = id ? listNamed(section, first) : undefined;
  const content = contents.languages[language];
  if (!list) return { text: content?.texts[place] ?? "", marks: content?.texts[marksName(place)] ?? "" };
  const items = (list.shared ? contents.shared.lists : content?.lists)?.[list.name] ?? [];
  const item = items.find((kept) => kept.id === id);
  const text = (valueAt(item, wayTo(list, way, language)) as string | undefined) ?? "";
  const marks = valueAt(item, [...way.slice(0, -1), marksName(way.at(-1) ?? "")]) as string | undefined;
  return { text, marks: marks ?? "" };
}

/** In lists of before, what was taken for a pair becomes one with the first change. */
function withOriginals(editor: Editor, list: ListDescription, source: string, target: string): Item[] {
  const items = editor.listOf(list, target);
  if (list.shared) return items;
  const theirs = new Map(editor.listOf(list, source).map((item) => [item.id, item]));
  const found = pairs(items, [...theirs.values()]);
  return items.map((item) => {
    const other = theirs.get(found.get(item.id) ?? "");
    return other && !item.original && originalOf(other) !== item.id ? { ...item, original: originalOf(other) } : item;
  });
}

export interface WrittenAt {
  source: string;
  target: string;
  place: string;
  isRich: boolean;
  isTyping: boolean;
}

export function writeText(editor: Editor, { text, marks }: Written, at: WrittenAt): void {
  const { source, target, place, isRich, isTyping } = at;
  const [first, id, ...way] = place.split("/");
  const list = id ? listNamed(editor.section, first) : undefined;
  if (!list) {
    if (isRich) editor.setRich(target, place, { text, marks }, isTyping);
    else editor.setText(target, place, text);
    return;
  }
  const before = withOriginals(editor, list, source, target);
  const theirs = editor.listOf(list, source);
  const original = pairs(before, theirs).get(id ?? "");
  const items = before.map((item, place) => {
    if (item.id !== id) return item;
    const other = theirs.find((kept) => kept.id === original);
    const reached = way.length > 1 && !list.shared ? (withWay(item, other, way) as Item) : item;
    const own = pageOf(item) ? reached : withFreeName(reached, before.toSpliced(place, 1));
    if (isRich) return withRichAt(list.fields, own, way, { text, marks }) as Item;
    return withValueAt(own, wayTo(list, way, target), text) as Item;
  });
  editor.setList(list, target, items, isTyping ? `bench:${target}:${place}` : "");
}

/** Items that this language has not, with pictures and links and the words that are to be translated; as one step. Answers
 * their ids. */
export function takeOver(
  editor: Editor,
  list: ListDescription,
  source: string,
  target: string,
  ids: readonly string[],
): string[] {
  const theirs = editor.listOf(list, source);
  let items = withOriginals(editor, list, source, target);
  const all: string[] = [];
  for (const [place, item] of theirs.entries()) {
    if (!ids.includes(item.id) || items.length >= list.maxItems) continue;
    const before = theirs.slice(0, place).map(originalOf);
    const at = items.findLastIndex((kept) => before.includes(originalOf(kept))) + 1;
    const taken = withFreeName(translatedItem(item), items);
    all.push(taken.id);
    items = [...items.slice(0, at), taken, ...items.slice(at)];
  }
  editor.setList(list, target, items);
  return all;
}

/** What was taken over goes again, whatever was done since. */
export function giveBack(editor: Editor, list: ListDescription, target: string, ids: readonly string[]): void {
  const items = editor.listOf(list, target);
  const rest = items.filter(({ id }) => !ids.includes(id));
  if (rest.length < items.length) editor.setList(list, target, rest);
}

/** As server/vitrine/content/shared_rules.py has it: both are held to contract/sharedRules.cases.json. */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = `${name.slice(0, 50).replace(/-+$/, "")}-${number}`;
  return free;
}

/** Two pages of one language have two addresses. */
function withFreeName(item: Item, others: readonly Item[]): Item {
  const page = pageOf(item);
  if (!page?.name) return item;
  const taken = others.flatMap((other) => pageOf(other)?.name ?? []);
  const own = { ...page, name: freeName(page.name, taken), formerNames: [] };
  return { ...item, page: own as unknown as FieldValue };
}
