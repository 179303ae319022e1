// All texts of a site in one language, each with the one that it is made from: what the list of all texts shows. Pure.
import { editingOrder, sideSections } from "../../contract/sections.gen";
import type { Option, SectionName } from "../../contract/types.gen";
import { cardName } from "../fields/itemRules";
import { labelOf } from "../labels";
import { type Contents, describe, type FieldDescription, isOfWholeSite, type TextDescription } from "../model";
import { describedAt, textsOf } from "./places";
import type { Translations } from "./queries";
import { checkTexts, type TextCheck, type TextState } from "./state";
import { textIn } from "./writing";

export interface ListedText extends TextCheck {
  section: SectionName;
  field: FieldDescription | TextDescription;
  label: string;
  /** What its item is called; empty for a text of the section itself. */
  item: string;
  text: string;
  marks: string;
  /** Written, and not on line yet. */
  isDrafted: boolean;
}

export const keyOf = ({ section, sourcePlace }: Pick<ListedText, "section" | "sourcePlace">): string =>
  `${section}/${sourcePlace}`;

/** What a text is called: its own label, and its item's name. */
export function namedAt(section: SectionName, contents: Contents, source: string, place: string) {
  const [first, id, ...way] = place.split("/");
  const { texts, lists } = describe(section);
  if (id === undefined) {
    const field = texts.find(({ name }) => name === place);
    return field ? { field, label: labelOf(section, place), item: "" } : null;
  }
  const list = lists.find(({ name }) => name === first);
  const described = list && describedAt(list, way);
  if (!list || !described) return null;
  const items = (list.shared ? contents.shared.lists : contents.languages[source]?.lists)?.[list.name] ?? [];
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  const name = item ? cardName(section, list, item, index) : "";
  return { field: described.field, label: labelOf(section, described.label), item: name };
}

/** Those that have texts, in the order of the editors. */
export const textSections = (sections: Readonly<Partial<Record<SectionName, unknown>>>): SectionName[] =>
  [...editingOrder, ...sideSections].filter((section) => !isOfWholeSite(section) && sections[section]);

interface Listed {
  section: SectionName;
  /** The draft, which is what is written and shown. */
  contents: Contents;
  saved: Contents;
}

export function listTexts(
  { section, contents, saved }: Listed,
  { source, notesOf }: Translations,
  target: string,
  option: Option,
): ListedText[] {
  const targets = textsOf(section, contents, target, option);
  const notes = notesOf(section, target);
  const checks = checkTexts({ section, contents, saved, notes, source, target, option });
  return checks.flatMap((check) => {
    const named = namedAt(section, contents, source, check.sourcePlace);
    if (!named) return [];
    const { place } = check;
    const text = (place !== null && targets.get(place)) || "";
    const marks = place === null ? "" : textIn(section, contents, target, place).marks;
    const before = place === null ? { text: "", marks: "" } : textIn(section, saved, target, place);
    const isDrafted = before.text !== text || before.marks !== marks;
    return [{ ...check, ...named, section, text, marks, isDrafted }];
  });
}

/** Case and accents do not matter to who searches. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function findTexts(texts: readonly ListedText[], asked: string, state: TextState | ""): ListedText[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  return texts.filter((text) => {
    if (state && text.state !== state) return false;
    const said = plain(`${text.label} ${text.item} ${text.source} ${text.text}`);
    return words.every((word) => said.includes(word));
  });
}
