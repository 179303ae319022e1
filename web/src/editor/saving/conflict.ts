// Two versions of one section: what differs, text by text and list by list, and what the owner's choices make of it.
import type { Face, MediaId, SectionName, TextStyle } from "../../contract/types.gen";
import { appearanceWords } from "../../i18n/appearance";
import { editorWords } from "../../i18n/editor";
import { richWords } from "../../i18n/richText";
import { overlaid } from "../../site/page/stylesheet";
import { describeFocus } from "../focus/describeFocus";
import { areTogether, ownLists, withLists } from "../inStep";
import { choiceLabel, itemName, labelOf, titleOf } from "../labels";
import { type Contents, type DraftState, describe, emptyContent, type Item, marked, marksName } from "../model";
import { isSame } from "../sameContent";
import { styleInFull } from "../styleWords";

export type Side = "mine" | "theirs";

export interface Difference {
  id: string;
  label: string;
  language: string | null;
  mine: string;
  theirs: string;
  /** Two pictures, which are better seen than named. */
  pictures: Record<Side, MediaId | null> | null;
  /** Who changed it: what only one of the two touched is that one's. Null when that cannot be known. */
  side: Side | null;
}

/** A text, or one with what stands out in it: one thing to choose. */
interface WithMarks {
  text: string;
  marks: string;
}
const isMarked = (value: unknown): value is WithMarks =>
  typeof value === "object" && value !== null && "marks" in value;

const shown = (value: unknown): string => {
  if (isMarked(value)) return `${value.text} ${richWords.isFormatted}`;
  if (typeof value === "string") return value || editorWords.conflict.empty;
  if (typeof value === "boolean") return value ? editorWords.conflict.yes : editorWords.conflict.no;
  return editorWords.conflict.empty;
};

/** Sections by their titles: the order that all of them stand in, or which of them. */
function describedNames(setting: string, value: unknown): string {
  const names = (Array.isArray(value) ? value : []) as SectionName[];
  if (!names.length) return setting === "order" ? appearanceWords.inPageOrder : appearanceWords.noneHidden;
  return names.map(titleOf).join(" · ");
}

/** How a value is told: by its kind. */
export function wordsFor(section: SectionName, part: "texts" | "settings" | "lists" | "styles", key: string) {
  const { settings, styles, lists } = describe(section);
  const list = part === "lists" && lists.find((described) => described.name === key);
  if (list) {
    return (value: unknown) => {
      const items = (value ?? []) as Item[];
      const names = items.map((item) => itemName(section, list, item)).filter(Boolean);
      return [editorWords.conflict.items(items.length), ...names].join(" · ");
    };
  }
  if (part === "styles") {
    const base = styles.find((slot) => slot.name === key)?.sets.classique as Face | undefined;
    return (value: unknown) => {
      const style = value as TextStyle | null | undefined;
      return base ? styleInFull(overlaid(base, style), style?.sizeRem ?? null) : shown(null);
    };
  }
  const setting = part === "settings" ? settings.find((field) => field.name === key) : undefined;
  if (setting?.kind === "names") return (value: unknown) => describedNames(key, value);
  if (setting?.kind === "focus") return describeFocus;
  if (setting?.kind === "media") return (value: unknown) => (value ? editorWords.conflict.file : shown(null));
  return (value: unknown) => (typeof value === "string" && choiceLabel(section, key, value)) || shown(value);
}

export const isPicture = (section: SectionName, key: string): boolean =>
  describe(section).settings.some((field) => field.name === key && field.kind === "media" && field.accepts !== "file");

type Place = {
  id: string;
  label: string;
  language: string | null;
  tell(value: unknown): string;
  isPicture: boolean;
  read(from: Contents): unknown;
  write(into: Contents, value: unknown): void;
};

function places(section: SectionName, mine: Contents, theirs: Contents): Place[] {
  const found: Place[] = [];
  const name = (key: string) => labelOf(section, key);
  const areOne = areTogether(mine) && areTogether(theirs);
  for (const language of new Set([...Object.keys(theirs.languages), ...Object.keys(mine.languages)])) {
    const empty = emptyContent(section);
    const content = (from: Contents) => from.languages[language] ?? empty;
    for (const part of ["texts", "lists"] as const) {
      if (part === "lists" && areOne) continue;
      for (const key of Object.keys(empty[part])) {
        found.push({
          id: `${language}.${part}.${key}`,
          label: name(key),
          language,
          tell: wordsFor(section, part, key),
          isPicture: false,
          read: (from) => {
            const marks = part === "texts" && content(from).texts[marksName(key)];
            return marks ? { text: content(from).texts[key], marks } : content(from)[part][key];
          },
          write: (into, value) => {
            const held = content(into);
            const { text, marks } = isMarked(value) ? value : { text: value as string, marks: "" };
            into.languages[language] =
              part === "texts"
                ? { ...held, texts: marked(describe(section).texts, held.texts, key, text, marks) }
                : { ...held, lists: { ...held.lists, [key]: value as Item[] } };
          },
        });
      }
    }
  }
  // One list for all languages is compared once, with what each says in it.
  for (const list of areOne ? ownLists(section) : []) {
    const tell = wordsFor(section, "lists", list.name);
    const first = Object.keys(theirs.languages)[0] ?? "";
    found.push({
      id: `all.lists.${list.name}`,
      label: name(list.name),
      language: null,
      tell: (value) => tell((value as Record<string, unknown>)[first]),
      isPicture: false,
      read: (from) =>
        Object.fromEntries(Object.entries(from.languages).map(([code, { lists }]) => [code, lists[list.name]])),
      write: (into, value) => {
        into.languages = withLists(into, list.name, value as Record<string, Item[]>);
      },
    });
  }
  for (const part of ["settings", "lists", "styles"] as const) {
    for (const key of new Set([...Object.keys(theirs.shared[part]), ...Object.keys(mine.shared[part])])) {
      found.push({
        id: `shared.${part}.${key}`,
        label: part === "styles" ? editorWords.conflict.style(name(key)) : name(key),
        language: null,
        tell: wordsFor(section, part, key),
        isPicture: part === "settings" && isPicture(section, key),
        read: (from) => (from.shared[part] as Record<string, unknown>)[key] ?? null,
        write: (into, value) => {
          into.shared = { ...into.shared, [part]: { ...into.shared[part], [key]: value } };
        },
      });
    }
  }
  return found;
}

/** `base` is what both began with; null when nobody holds it any more. */
export const differences = (
  section: SectionName,
  mine: Contents,
  theirs: Contents,
  base: Contents | null,
): Difference[] =>
  places(section, mine, theirs)
    .filter((place) => !isSame(place.read(mine), place.read(theirs)))
    .map((place) => ({
      id: place.id,
      label: place.label,
      language: place.language,
      mine: place.tell(place.read(mine)),
      theirs: place.tell(place.read(theirs)),
      pictures: place.isPicture
        ? { mine: place.read(mine) as MediaId | null, theirs: place.read(theirs) as MediaId | null }
        : null,
      side: base && (isSame(place.read(mine), place.read(base)) ? "theirs" : "mine"),
    }));

/** The draft with the other version's value wherever the owner chose it. */
export function merged(
  section: SectionName,
  mine: DraftState,
  theirs: Contents,
  chosen: Record<string, Side>,
): DraftState {
  const result: DraftState = { ...mine, languages: { ...mine.languages } };
  for (const place of places(section, mine, theirs)) {
    if (chosen[place.id] === "theirs") place.write(result, place.read(theirs));
  }
  return result;
}
