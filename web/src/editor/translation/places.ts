// The texts of a section that stand in one language, each under its place, and which text another was made from. The server
// says the same (content/translating.py): 'heading', 'projects/<item>/title', 'projects/<item>/page/story'.
import type { Option, SectionName } from "../../contract/types.gen";
import { type Contents, describe, type FieldDescription, type Item, type LanguageContent, newItemId } from "../model";

type Described = FieldDescription & { fields?: readonly FieldDescription[] };
type Values = Readonly<Record<string, unknown>>;

/** Of a layout: what another one shows is not asked for. */
const isIn = (option: Option) => (field: { options: readonly Option[] }) => field.options.includes(option);

function* textsIn(
  fields: readonly Described[],
  values: Values,
  place: string,
  language: string,
  option: Option,
): Generator<[string, string]> {
  for (const field of fields.filter(isIn(option))) {
    const held = values[field.name];
    const at = `${place}/${field.name}`;
    if (field.kind === "text") yield [at, (held as string | undefined) ?? ""];
    if (field.kind === "localized") yield [at, (held as Record<string, string> | undefined)?.[language] ?? ""];
    // A page that nobody gets is not waited for.
    if (field.kind === "ownpage" && (held as Values | null | undefined)?.isShown)
      yield* textsIn(field.fields ?? [], held as Values, at, language, option);
    if (field.kind === "rows")
      for (const row of (held ?? []) as Item[])
        yield* textsIn(field.fields ?? [], row, `${at}/${row.id}`, language, option);
  }
}

/** Every text by its place, empty ones too, in the order of the form. */
export function textsOf(section: SectionName, contents: Contents, language: string, option: Option) {
  const { texts, lists } = describe(section);
  const content = contents.languages[language];
  const found = new Map(
    texts.filter(isIn(option)).map((field) => [field.name, content?.texts[field.name] ?? ""] as const),
  );
  for (const list of lists.filter(isIn(option))) {
    const items = (list.shared ? contents.shared.lists : content?.lists)?.[list.name] ?? [];
    // A plain text that all languages share is no language's.
    const fields = (list.fields as readonly Described[]).filter(({ kind }) => !list.shared || kind !== "text");
    for (const item of items)
      for (const [place, text] of textsIn(fields, item, `${list.name}/${item.id}`, language, option))
        found.set(place, text);
  }
  return found;
}

/** Those of one original are each other's translations. */
export const originalOf = (item: Item): string => (item.original as string | null | undefined) || item.id;

/** The same item for another language, to be translated there. */
export const translatedItem = (item: Item): Item => ({ ...item, id: newItemId(), original: originalOf(item) });

/** In lists of before, none says what it was made from. */
const areOfBefore = (ours: readonly Item[], theirs: readonly Item[]): boolean =>
  ![...ours, ...theirs].some((item) => item.original);

/** Which of these items each of those is a translation of; in lists of before, the one in its place. */
export function pairs(ours: readonly Item[], theirs: readonly Item[]): Map<string, string> {
  if (areOfBefore(ours, theirs))
    return new Map(ours.slice(0, theirs.length).map((item, place) => [item.id, (theirs[place] as Item).id]));
  const byOriginal = new Map(theirs.map((item) => [originalOf(item), item.id]));
  return new Map(
    ours.flatMap((item) => {
      const id = byOriginal.get(originalOf(item));
      return id ? [[item.id, id] as const] : [];
    }),
  );
}

/** Items of `from` → the same ones in `to`, by their ids; what all languages share is the same. */
export function itemPairs(section: SectionName, contents: Contents, from: string, to: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const list of describe(section).lists) {
    const ids = list.shared
      ? (contents.shared.lists[list.name] ?? []).map(({ id }) => [id, id] as const)
      : pairs(itemsOf(contents.languages[from], list.name), itemsOf(contents.languages[to], list.name));
    for (const [id, other] of ids) found.set(id, other);
  }
  return found;
}

const itemsOf = (content: LanguageContent | undefined, list: string): readonly Item[] => content?.lists[list] ?? [];

/** The place of the same text in the other language; null where its item is not there. */
export function placeIn(place: string, items: ReadonlyMap<string, string>): string | null {
  const [list, id, ...rest] = place.split("/");
  if (id === undefined) return place;
  const other = items.get(id);
  return other ? [list, other, ...rest].join("/") : null;
}
