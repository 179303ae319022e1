// Two versions of one section (D22): what differs, text by text and list by list, and what the owner's choices make of it.
import type { SectionName } from "../contract/types.gen";
import { editorWords, labels } from "../i18n/editor";
import { type Contents, type DraftState, emptyContent } from "./model";

export type Side = "mine" | "theirs";

export interface Difference {
  id: string;
  label: string;
  language: string | null;
  mine: string;
  theirs: string;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const shown = (value: unknown): string => {
  if (Array.isArray(value)) {
    const names = value.map((item) => item.title || item.name || item.detail || "").filter(Boolean);
    return [editorWords.conflict.items(value.length), ...names].join(" · ");
  }
  if (typeof value === "string") return value || editorWords.conflict.empty;
  if (typeof value === "boolean") return value ? "oui" : "non";
  return value ? JSON.stringify(value).replace(/["{}]/g, "") : editorWords.conflict.empty;
};

type Place = {
  id: string;
  label: string;
  language: string | null;
  read(from: Contents): unknown;
  write(into: Contents, value: unknown): void;
};

function places(section: SectionName, mine: Contents, theirs: Contents): Place[] {
  const found: Place[] = [];
  const name = (key: string) => labels[section][key] ?? key;
  for (const language of new Set([...Object.keys(theirs.languages), ...Object.keys(mine.languages)])) {
    const empty = emptyContent(section);
    const content = (from: Contents) => from.languages[language] ?? empty;
    for (const part of ["texts", "lists"] as const) {
      for (const key of Object.keys(empty[part])) {
        found.push({
          id: `${language}.${part}.${key}`,
          label: name(key),
          language,
          read: (from) => content(from)[part][key],
          write: (into, value) => {
            into.languages[language] = { ...content(into), [part]: { ...content(into)[part], [key]: value } };
          },
        });
      }
    }
  }
  for (const part of ["settings", "lists", "styles"] as const) {
    for (const key of new Set([...Object.keys(theirs.shared[part]), ...Object.keys(mine.shared[part])])) {
      found.push({
        id: `shared.${part}.${key}`,
        label: part === "styles" ? `${editorWords.style.set} : ${name(key)}` : name(key),
        language: null,
        read: (from) => (from.shared[part] as Record<string, unknown>)[key] ?? null,
        write: (into, value) => {
          into.shared = { ...into.shared, [part]: { ...into.shared[part], [key]: value } };
        },
      });
    }
  }
  return found;
}

export const differences = (section: SectionName, mine: Contents, theirs: Contents): Difference[] =>
  places(section, mine, theirs)
    .filter((place) => !isSame(place.read(mine), place.read(theirs)))
    .map((place) => ({
      id: place.id,
      label: place.label,
      language: place.language,
      mine: shown(place.read(mine)),
      theirs: shown(place.read(theirs)),
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
