// Lists in step: the items of a section are the same in every language, but for their words. As server/vitrine/content/in_step.py
// has it, and both are held to contract/inStep.cases.json: here for what is not saved yet.
import type { SectionName } from "../contract/types.gen";
import type { SiteSnapshot } from "../site/page/snapshot";
import {
  type Contents,
  describe,
  emptyContent,
  type FieldDescription,
  type FieldValue,
  focusFieldOf,
  type Item,
  type ListDescription,
  marksName,
} from "./model";
import { originalOf } from "./translation/places";

export type Described = FieldDescription & { fields?: readonly Described[] };
type Values = Readonly<Record<string, unknown>>;
type ByLanguage = Readonly<Record<string, readonly Item[]>>;
type Row = Values & { id: string };

const idMaxChars = 36;
const formerNamesMax = 20;

/** Of the same item in another language, where none has it yet: both sides say the same without asking. */
export function idIn(original: string, language: string): string {
  const ending = `-${language.toLowerCase()}`;
  return original.slice(0, idMaxChars - ending.length) + ending;
}

const rowsIn = (values: Values | undefined, name: string): readonly Row[] =>
  (values?.[name] as readonly Row[] | undefined) ?? [];

/** What languages have in common. */
export function withoutWords(fields: readonly Described[], values: Values): Values {
  const words = new Set(["original"]);
  for (const { kind, name } of fields) if (kind === "text") words.add(name).add(marksName(name));
  const common = Object.fromEntries(Object.entries(values).filter(([name]) => !words.has(name)));
  for (const { kind, name, fields: inner = [] } of fields) {
    if (kind === "ownpage" && values[name]) common[name] = withoutWords(inner, values[name] as Values);
    if (kind === "rows") common[name] = rowsIn(values, name).map((row) => withoutWords(inner, row));
  }
  return common;
}

/** The words alone, by what holds them: what one language has of its own. */
export function wordsAlone(fields: readonly Described[], values: Values): Values {
  const words: Record<string, unknown> = {};
  for (const { kind, name, fields: inner = [] } of fields) {
    if (kind === "text") {
      words[name] = values[name];
      words[marksName(name)] = values[marksName(name)];
    }
    if (kind === "ownpage" && values[name]) words[name] = wordsAlone(inner, values[name] as Values);
    if (kind === "rows") words[name] = rowsIn(values, name).map((row) => wordsAlone(inner, row));
  }
  return words;
}

/** Where a language had another address for a page, that one leads to it still. */
function withFormerNames(fields: readonly Described[], page: Values, own: Values | undefined): Values {
  const former = fields.find(({ kind }) => kind === "formernames")?.name;
  const name = fields.find(({ kind }) => kind === "pagename")?.name;
  if (!former || !name || !own) return page;
  const all = [
    ...((page[former] ?? []) as string[]),
    ...((own[former] ?? []) as string[]),
    (own[name] ?? "") as string,
  ];
  const kept = [...new Set(all)].filter((known) => known && known !== page[name]);
  return { ...page, [former]: kept.slice(-formerNamesMax) };
}

/** What the leading one has, in the words of this language; where it has none yet, without words. */
function inOwnWords(fields: readonly Described[], lead: Values, own: Values | undefined): Values {
  const values: Record<string, unknown> = {};
  for (const { kind, name, rich, unless, fields: inner = [] } of fields) {
    if (kind === "text") {
      values[name] = unless && lead[unless] ? "" : (own?.[name] ?? "");
      const marks = rich && own?.[marksName(name)];
      if (marks) values[marksName(name)] = marks;
    } else if (kind === "ownpage") {
      if (!lead[name]) continue;
      const page = own?.[name] as Values | undefined;
      values[name] = withFormerNames(inner, inOwnWords(inner, lead[name] as Values, page), page);
    } else if (kind === "rows") {
      const rows = new Map(rowsIn(own, name).map((row) => [row.id, row]));
      values[name] = rowsIn(lead, name).map((row) => ({ id: row.id, ...inOwnWords(inner, row, rows.get(row.id)) }));
    } else if (name in lead) values[name] = lead[name];
  }
  return values;
}

/** These items with their words from others, by their ids; of which there is none, without words. */
export const inWordsOf = (list: ListDescription, items: readonly Item[], others: readonly Item[]): Item[] => {
  const known = new Map(others.map((item) => [item.id, item]));
  return items.map(({ id, original, ...lead }) => {
    const values = { ...inOwnWords(fieldsOf(list), lead, known.get(id as string)), id } as Item;
    return original ? { ...values, original } : values;
  });
};

const fieldsOf = (list: ListDescription): readonly Described[] => list.fields as readonly Described[];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const picturesOf = (list: ListDescription, item: Values): readonly unknown[] =>
  list.fields.filter(({ kind }) => kind === "media").map(({ name }) => item[name] ?? null);

/** Each has a picture or a link of its own: on purpose, so that neither may take the other's place. */
const contradicts = (list: ListDescription, one: Values, other: Values): boolean =>
  list.fields.some(
    ({ kind, name }) =>
      ["media", "link", "film"].includes(kind) && one[name] && other[name] && one[name] !== other[name],
  );

/** With the pictures and links that another language alone has: where lists become one, none is lost. One that the leader just
 * took away stays away. Null where two languages have one, and not the same. */
function withTheirs(
  { fields }: ListDescription,
  item: Item,
  was: Item | undefined,
  others: readonly Item[],
): Item | null {
  const whole: Record<string, FieldValue> = { ...item };
  for (const other of others.filter((each) => originalOf(each) === originalOf(item)))
    for (const { kind, name } of fields) {
      const theirs = other[name];
      if (!["media", "link", "film"].includes(kind) || item[name] || was?.[name] || !theirs) continue;
      if (whole[name] && whole[name] !== theirs) return null;
      whole[name] = theirs;
      const focus = focusFieldOf(fields, name);
      if (focus && other[focus]) whole[focus] = other[focus];
    }
  return whole as Item;
}

/** The same, each with its original among the others: the one that it names, else the next with the same picture. */
function named(list: ListDescription, items: readonly Item[], others: readonly Item[]): readonly Item[] {
  const known = new Set(others.map(originalOf));
  if (items.some((item) => item.original || known.has(item.id))) return items;
  let place = 0;
  return items.map((item) => {
    const pictures = picturesOf(list, item);
    const at = others.findIndex((other, index) => index >= place && isSame(picturesOf(list, other), pictures));
    const other = others[at];
    if (!other) return item;
    place = at + 1;
    return { ...item, original: originalOf(other) };
  });
}

function inLanguage(list: ListDescription, lead: Item, own: Item | undefined, code: string): Item {
  const original = originalOf(lead);
  const id = own?.id ?? idIn(original, code);
  const values = { id, ...inOwnWords(fieldsOf(list), lead, own) } as Item;
  return original === id ? values : { ...values, original };
}

/** Another language's list, once the leading one is this. `back`: what it had of items that come back. */
export function following(
  list: ListDescription,
  lead: readonly Item[],
  own: readonly Item[],
  code: string,
  back: readonly Item[] = [],
): Item[] {
  const mine = new Map([...back, ...own].map((item) => [originalOf(item), item]));
  return lead.map((item) => inLanguage(list, item, mine.get(originalOf(item)), code));
}

const outline = (list: ListDescription, items: readonly Item[]) =>
  items.map((item) => withoutWords(fieldsOf(list), item));

/** Items that stand where others stood, with the same picture, are those. */
function withOriginals(list: ListDescription, after: readonly Item[], was: readonly Item[]): Item[] {
  const ids = new Map(was.map((item) => [item.id, item]));
  const now = new Set(after.flatMap((item) => [item.id, originalOf(item)]));
  return after.map(({ original: said, ...item }, place) => {
    const stored = ids.get(item.id as string);
    const there = was[place];
    const isReplaced = !stored && !said && there && !now.has(there.id) && !now.has(originalOf(there));
    const isIt =
      isReplaced && isSame(picturesOf(list, there), picturesOf(list, item)) && !contradicts(list, there, item);
    const original = stored ? stored.original : isIt ? originalOf(there) : said;
    return (original && original !== item.id ? { ...item, original } : item) as Item;
  });
}

/** With what only another language has, each behind the one that it stands behind there. */
function joined(
  list: ListDescription,
  lead: readonly Item[],
  unseen: readonly Item[],
  theirs: readonly Item[],
  leader: string,
): Item[] {
  const all = [...lead];
  for (const item of unseen) {
    if (all.some((other) => originalOf(other) === originalOf(item))) continue;
    const ahead = new Set(theirs.slice(0, theirs.indexOf(item)).map(originalOf));
    const at = all.findLastIndex((other) => ahead.has(originalOf(other))) + 1;
    all.splice(at, 0, inLanguage(list, item, undefined, leader));
  }
  return all;
}

/** What every language has once the leader's list is this one; null where they cannot have the same. `isMeant`: who changes it
 * knows that it is one list. `isChosen`: separate lists become one on purpose: what only one language has comes to all. */
export function inStep(
  list: ListDescription,
  before: ByLanguage,
  leader: string,
  after: readonly Item[],
  source: string,
  isMeant: boolean,
  isChosen = false,
): Record<string, Item[]> | null {
  const codes = Object.keys(before).filter((code) => code !== leader);
  const was = before[leader] ?? [];
  if (!codes.some((code) => before[code]?.length)) {
    const lead = withOriginals(list, after, was);
    return {
      ...Object.fromEntries(codes.map((code) => [code, following(list, lead, [], code)])),
      [leader]: [...after],
    };
  }
  // Who changes nothing but words leads nobody.
  if (leader !== source && before[source]?.length && isSame(outline(list, after), outline(list, was)))
    return inStep(list, { ...before, [leader]: after }, source, before[source], source, isMeant, isChosen);
  const longest = codes.map((code) => before[code] ?? []).reduce((a, b) => (b.length > a.length ? b : a));
  const reference = was.length ? was : longest;
  const others = codes.map((code) => ({ code, items: named(list, before[code] ?? [], reference) }));
  const known = named(list, was, reference);
  let lead = withOriginals(list, after, known);
  const keysOf = (items: readonly Item[]) => new Set(items.map(originalOf));
  const [kept, had] = [keysOf(lead), keysOf(known)];
  const held = keysOf(others.flatMap(({ items }) => items));
  const gone = [...had].some((key) => !kept.has(key));
  const fresh = [...kept].filter((key) => !had.has(key));
  const unseen = new Set([...held].filter((key) => !had.has(key) && !kept.has(key)));
  const isAlone = (key: string) => !held.has(key);
  if (!isMeant) {
    const isUnlike = (gone && fresh.some(isAlone)) || (unseen.size > 0 && [...had, ...fresh].some(isAlone));
    if (isUnlike && !isChosen) return null;
    const byOriginal = new Map(known.map((item) => [originalOf(item), item]));
    const isOwn = (item: Item) => {
      const mine = byOriginal.get(originalOf(item));
      return mine !== undefined && contradicts(list, mine, item);
    };
    if (others.some(({ items }) => items.some(isOwn))) return null;
    const theirs = others.flatMap(({ items }) => items);
    const whole = lead.map((item) => withTheirs(list, item, byOriginal.get(originalOf(item)), theirs));
    if (whole.includes(null)) return null;
    lead = whole as Item[];
  }
  for (const { items } of others)
    lead = joined(
      list,
      lead,
      items.filter((item) => unseen.has(originalOf(item))),
      items,
      leader,
    );
  if (lead.length > list.maxItems) return null;
  return {
    ...Object.fromEntries(others.map(({ code, items }) => [code, following(list, lead, items, code)])),
    [leader]: lead,
  };
}

export const ownLists = (section: SectionName): readonly ListDescription[] =>
  describe(section).lists.filter((list) => !list.shared);

export const areTogether = ({ shared }: Contents): boolean => shared.settings.lists === "together";
export const areSeparate = ({ shared }: Contents): boolean => shared.settings.lists === "separate";

const listsIn = (contents: Contents, name: string): ByLanguage =>
  Object.fromEntries(Object.entries(contents.languages).map(([code, { lists }]) => [code, lists[name] ?? []]));

export function withLists(
  contents: Contents,
  name: string,
  lists: Readonly<Record<string, readonly Item[]>>,
): Contents["languages"] {
  return Object.fromEntries(
    Object.entries(contents.languages).map(([code, content]) => {
      const items = lists[code];
      return [code, items ? { ...content, lists: { ...content.lists, [name]: [...items] } } : content];
    }),
  );
}

/** The section as one list for all languages, where it can be; lists of before become one so, and what cannot stays apart.
 * `isChosen`: so do separate ones. */
export function together<Some extends Contents>(
  section: SectionName,
  contents: Some,
  source: string,
  isChosen = false,
): Some {
  const codes = Object.keys(contents.languages);
  const lists = ownLists(section);
  if (codes.length < 2 || !lists.length || (areSeparate(contents) && !isChosen)) return contents;
  const leader = codes.includes(source) ? source : (codes[0] as string);
  let languages = contents.languages;
  for (const list of lists) {
    const before = listsIn(contents, list.name);
    const step = inStep(list, before, leader, before[leader] ?? [], leader, areTogether(contents), isChosen);
    if (!step) return withHow(contents, "separate");
    languages = withLists({ ...contents, languages }, list.name, step);
  }
  return withHow({ ...contents, languages }, "together");
}

export const withHow = <Some extends Contents>(contents: Some, how: "together" | "separate"): Some => ({
  ...contents,
  shared: { ...contents.shared, settings: { ...contents.shared.settings, lists: how } },
});

/** All sections of a site, as its editors have them. */
export function allTogether(snapshot: SiteSnapshot): SiteSnapshot {
  const source = snapshot.source ?? snapshot.languages[0] ?? "";
  const sections = Object.fromEntries(
    Object.entries(snapshot.sections).map(([name, document]) => [
      name,
      together(name as SectionName, document as unknown as Contents, source),
    ]),
  );
  return { ...snapshot, sections: sections as unknown as SiteSnapshot["sections"] };
}

/** The contents with a list of one language changed, and with it those of the others. `back`: as in `following`. */
export function withItems(
  section: SectionName,
  contents: Contents,
  list: ListDescription,
  language: string,
  items: Item[],
  back: Readonly<Record<string, Item>> = {},
): Contents["languages"] {
  const held = listsIn(contents, list.name);
  const others = areTogether(contents) ? Object.keys(held).filter((code) => code !== language) : [];
  const lists = Object.fromEntries(
    others.map((code) => {
      const had = back[code];
      return [code, following(list, items, held[code] ?? [], code, had ? [had] : [])];
    }),
  );
  const known = contents.languages[language]
    ? contents
    : { ...contents, languages: { ...contents.languages, [language]: emptyContent(section) } };
  return withLists(known, list.name, { ...lists, [language]: items });
}

/** As cards tell them: where a text is not translated yet, in the words that it was made from. */
export function describedItems(contents: Contents, list: ListDescription, language: string): readonly Item[] {
  const held = listsIn(contents, list.name);
  const items = held[language] ?? [];
  if (list.shared || !areTogether(contents)) return items;
  const others = Object.entries(held).filter(([code]) => code !== language);
  const texts = list.fields.filter(({ kind }) => kind === "text");
  return items.map((item) => {
    const same = others.flatMap(([, theirs]) => theirs.filter((other) => originalOf(other) === originalOf(item)));
    const lent = texts.flatMap(({ name }) => {
      const said = String(item[name] ?? "").trim() ? undefined : same.find((other) => String(other[name] ?? "").trim());
      return said ? [[name, said[name] ?? ""] as const] : [];
    });
    return lent.length ? { ...item, ...Object.fromEntries(lent) } : item;
  });
}

/** Of a section whose lists are one: what all languages have of them. */
export function commonLists(section: SectionName, contents: Contents): unknown {
  if (!areTogether(contents)) return null;
  const [first] = Object.values(contents.languages);
  return ownLists(section).map((list) =>
    outline(list, first?.lists[list.name] ?? []).map(({ id: _id, ...rest }) => rest),
  );
}
