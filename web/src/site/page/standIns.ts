// Items in lists that are one for all languages (server: content/in_step.py): a text that is not translated yet stands there in
// the words that it was made from, and says which language they are.
import { sections } from "../../contract/sections.gen";
import type { Content, PageSection, SectionDocument } from "../../contract/types.gen";
import { directionOf } from "./frame";
import type { SiteSnapshot } from "./snapshot";

interface Described {
  kind: string;
  name: string;
  rich?: boolean;
  unless?: string | null;
  fields?: readonly Described[];
}
type Values = Readonly<Record<string, unknown>>;
type Items = readonly (Values & { id: string; original?: string | null })[];

/** Of texts that stand in another language than the rest, by the names of their fields. */
export type Langs = Readonly<Record<string, { lang: string; dir: "ltr" | "rtl" }>>;
/** What an item carries where some do. */
export interface WithLangs {
  langs?: Langs;
}

const textIn = (values: Values, name: string): string => {
  const held = values[name];
  return typeof held === "string" ? held : "";
};
const rowsIn = (values: Values, name: string): Items => (values[name] as Items | undefined) ?? [];

export const isTogether = (document: { shared: { settings: object } }): boolean =>
  (document.shared.settings as { lists?: string }).lists === "together";

const listsOf = (name: PageSection) =>
  sections[name].lists.filter(({ shared }) => !shared) as readonly { name: string; fields: readonly Described[] }[];

const originalOf = ({ id, original }: Items[number]): string => original || id;

function hasWords(fields: readonly Described[], values: Values): boolean {
  return fields.some(({ kind, name, fields: inner = [] }) => {
    if (kind === "text") return Boolean(textIn(values, name).trim());
    if (kind === "ownpage") return Boolean(values[name]) && hasWords(inner, values[name] as Values);
    return kind === "rows" && rowsIn(values, name).some((row) => hasWords(inner, row));
  });
}

/** Anything of its lists was made or written in this language. */
export const hasOwnItems = (name: PageSection, content: Content<PageSection>): boolean =>
  listsOf(name).some((list) =>
    rowsIn(content.lists as Values, list.name).some((item) => !item.original || hasWords(list.fields, item)),
  );

interface Other {
  language: string;
  values: Values;
}

function withStandIns(fields: readonly Described[], own: Values, others: readonly Other[]): Values {
  const values: Record<string, unknown> = { ...own };
  const langs: Record<string, Langs[string]> = {};
  for (const { kind, name, rich, unless, fields: inner = [] } of fields) {
    if (kind === "text" && !textIn(own, name).trim() && !(unless && own[unless])) {
      const said = others.find((other) => textIn(other.values, name).trim());
      if (!said) continue;
      values[name] = said.values[name];
      if (rich) values[`${name}Marks`] = said.values[`${name}Marks`];
      langs[name] = { lang: said.language.toLowerCase(), dir: directionOf(said.language) };
    }
    if (kind === "ownpage" && own[name]) {
      const pages = others.flatMap(({ language, values: held }) =>
        held[name] ? [{ language, values: held[name] as Values }] : [],
      );
      values[name] = withStandIns(inner, own[name] as Values, pages);
    }
    if (kind === "rows")
      values[name] = rowsIn(own, name).map((row) =>
        withStandIns(
          inner,
          row,
          others.flatMap(({ language, values: held }) =>
            rowsIn(held, name)
              .filter(({ id }) => id === row.id)
              .map((found) => ({ language, values: found })),
          ),
        ),
      );
  }
  return Object.keys(langs).length ? { ...values, langs } : values;
}

/** What may stand on a page: no language that is hidden from visitors, but on its own pages. */
export const shownIn = ({ languages, hidden }: SiteSnapshot, pageLanguage: string): readonly string[] =>
  hidden?.length ? languages.filter((code) => code === pageLanguage || !hidden.includes(code)) : languages;

const made = new WeakMap<object, Map<string, { causes: readonly unknown[]; content: unknown }>>();

/** What a language holds of a section, with what stands in. The same object while nothing of it changes. */
export function inWords<S extends PageSection>(
  name: S,
  document: SectionDocument<S>,
  snapshot: SiteSnapshot,
  language: string,
): Content<S> {
  const content = document.languages[language] as Content<S>;
  if (!isTogether(document)) return content;
  const shown = shownIn(snapshot, language);
  const order = [...new Set([snapshot.source ?? shown[0] ?? "", ...shown])];
  const others = order.filter((code) => code !== language && shown.includes(code) && document.languages[code]);
  const causes = [...others, ...others.map((code) => document.languages[code])];
  const kept = made.get(content)?.get(name);
  if (kept?.causes.length === causes.length && kept.causes.every((cause, place) => cause === causes[place]))
    return kept.content as Content<S>;
  const lists = Object.fromEntries(
    listsOf(name).map((list) => {
      const theirs = others.map((code) => {
        const items = rowsIn((document.languages[code]?.lists ?? {}) as Values, list.name);
        return { language: code, byOriginal: new Map(items.map((item) => [originalOf(item), item])) };
      });
      const items = rowsIn(content.lists as Values, list.name).map((item) =>
        withStandIns(
          list.fields,
          item,
          theirs.flatMap(({ language: code, byOriginal }) => {
            const values = byOriginal.get(originalOf(item));
            return values ? [{ language: code, values }] : [];
          }),
        ),
      );
      return [list.name, items];
    }),
  );
  const spoken = { ...content, lists: { ...content.lists, ...lists } };
  made.set(content, new Map([[name, { causes, content: spoken }]]));
  return spoken;
}

/** The language in which a text of an item stands: how its words are divided. */
export const languageOf = (item: object, field: string, language: string): string =>
  (item as WithLangs).langs?.[field]?.lang.toUpperCase() ?? language;

/** For a view: only where something stands in, so that nothing is sent where nothing does. */
export const langsOf = (item: object): WithLangs => {
  const { langs } = item as WithLangs;
  return langs ? { langs } : {};
};
