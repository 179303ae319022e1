// Sections with a word in each of their fields, made from the contract: a new one is shown and tested before anybody wrote a
// sample for it, and a text that no view shows is found.
import demo from "../../../demo/site.json";
import { anchors } from "../contract/places.gen";
import { sections as described } from "../contract/sections.gen";
import type { Option, SectionDocuments, SectionName } from "../contract/types.gen";

interface Field {
  kind: string;
  name: string;
  options: readonly Option[];
  default?: string | boolean;
  values?: readonly string[];
  accepts?: string;
  paid?: boolean;
}
interface List {
  name: string;
  options: readonly Option[];
  shared: boolean;
  fields: readonly Field[];
}

const fieldsOf = (name: SectionName) =>
  described[name] as { texts: readonly Field[]; settings: readonly Field[]; lists: readonly List[] };

/** One word, so that no rule parts it; it ends so that none is the beginning of another. */
const wordIn = (...names: readonly string[]): string => `${names.join("X")}Z`;

function valueIn({ kind, name, values, accepts, paid, ...field }: Field, ...place: readonly string[]) {
  const word = wordIn(...place, name);
  if (kind === "text") return word;
  if (kind === "localized") return Object.fromEntries(demo.languages.map((code) => [code, word]));
  if (kind === "link") return `https://example.org/${word}`;
  if (kind === "month") return "2019-04";
  if (kind === "media") return accepts === "image" ? "portrait.jpg" : null;
  if (paid && kind === "choice") return ""; // a look that free sites do not have
  if (kind === "names") return []; // the page as it is when its owner arranged nothing
  if (kind === "colour" || kind === "letters") return "";
  return field.default || (values?.[0] ?? false);
}

const valuesIn = (fields: readonly Field[], ...place: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field.name, valueIn(field, ...place)]));

function madeUp(section: SectionName) {
  const { texts, settings, lists } = fieldsOf(section);
  const itemsOf = (isShared: boolean) =>
    Object.fromEntries(
      lists
        .filter(({ shared }) => shared === isShared)
        .map(({ name, fields }) => [name, [{ id: `${section}-${name}`, ...valuesIn(fields, section, name) }]]),
    );
  const content = { texts: valuesIn(texts, section), lists: itemsOf(false) };
  return {
    languages: Object.fromEntries(demo.languages.map((code) => [code, structuredClone(content)])),
    shared: { styles: {}, settings: valuesIn(settings, section), lists: itemsOf(true) },
  };
}

export const madeUpSections = (names = Object.keys(described) as SectionName[]) =>
  Object.fromEntries(names.map((name) => [name, madeUp(name)])) as unknown as SectionDocuments;

/** What is written in them for this layout: the words that its main page must show. */
export function madeUpWords(option: Option): string[] {
  const written = (fields: readonly Field[], ...place: readonly string[]) =>
    fields
      .filter(({ kind, options }) => ["text", "localized", "link"].includes(kind) && options.includes(option))
      .map(({ name }) => wordIn(...place, name));
  return (Object.keys(anchors) as SectionName[]).flatMap((section) => {
    const { texts, lists } = fieldsOf(section);
    const shown = lists.filter(({ options }) => options.includes(option));
    return [...written(texts, section), ...shown.flatMap(({ name, fields }) => written(fields, section, name))];
  });
}
