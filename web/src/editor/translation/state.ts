// How far the texts of a section are translated: the one rule, for the editors, the bench and the landing's matrix. Pure.
import type { Schemas } from "../../api/client";
import { blanks, sameWords, unseen } from "../../contract/choices.gen";
import type { Option, SectionName } from "../../contract/types.gen";
import type { Contents } from "../model";
import { itemPairs, placeIn, textsOf } from "./places";

export type Note = Schemas["Note"];
/** By place; of the texts that have any. */
export type Notes = Readonly<Record<string, Note>>;
export type TextState = "filled" | "stale" | "copied" | "empty";

export interface TextCheck {
  /** Of the translation; null where its item is not there. */
  place: string | null;
  sourcePlace: string;
  source: string;
  state: TextState;
  /** Of a stale one: the source text that it was made from. */
  former: string | null;
}

/** A year or a price is the same in all languages. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

const everyBlank = new RegExp(`[${blanks}]+`, "g");
const allUnseen = new RegExp(`[${unseen}]`, "g");
/** As they are read: one blank between them, accents written in one way, nothing that has no shape of its own. */
const wordsOf = (text: string): string =>
  text.replace(allUnseen, "").normalize("NFC").replace(everyBlank, " ").replace(/^ | $/g, "");

export const saysNothing = (text: string): boolean => !wordsOf(text);
/** Blanks are nothing to translate anew. */
export const saysTheSame = (text: string, other: string): boolean => text === other || wordsOf(text) === wordsOf(other);

/** « Contact » is English as it is French: who writes it again has translated it. */
export function isSameWord(text: string, source: string, target: string): boolean {
  const known = languagesOfWord.get(wordsOf(text).toLowerCase()) ?? [];
  return known.includes(source) && known.includes(target);
}
const languagesOfWord = new Map<string, readonly string[]>(Object.entries(sameWords));

/** As server/vitrine/content/translating.py has it: both are held to contract/textStates.cases.json. `madeFrom`: the words of its
 * note, if there is one. `standsIn`: where it is empty the source's words are shown. `isMeant`: it may say what its source says. */
export function stateOfText(
  source: string,
  text: string,
  madeFrom: string | null,
  isConfirmed: boolean,
  standsIn = false,
  isMeant = false,
): TextState {
  if (saysNothing(text)) return standsIn ? "copied" : "empty";
  if (madeFrom !== null && !saysTheSame(madeFrom, source)) return "stale";
  return saysTheSame(text, source) && !isConfirmed && !isMeant ? "copied" : "filled";
}

export interface Translation {
  section: SectionName;
  /** What is looked at: the draft, or what is saved. */
  contents: Contents;
  /** What notes were made of. */
  saved: Contents;
  notes: Notes;
  source: string;
  target: string;
  option: Option;
}

/** Each text that there is something to translate of, in the order of the form. */
export function checkTexts({ section, contents, saved, notes, source, target, option }: Translation): TextCheck[] {
  const sources = textsOf(section, contents, source, option);
  const targets = textsOf(section, contents, target, option);
  const kept = contents === saved ? targets : textsOf(section, saved, target, option);
  const items = itemPairs(section, contents, source, target);
  const areOne = contents.shared.settings.lists === "together";
  return [...sources]
    .filter(([, text]) => hasLetters(text))
    .map(([sourcePlace, text]) => {
      const place = placeIn(sourcePlace, items);
      const translated = (place !== null && targets.get(place)) || "";
      // Written anew and not saved yet: what was noted is of other words.
      const isNoted = place !== null && translated === kept.get(place) && notes[place]?.language === source;
      const note = isNoted ? notes[place] : undefined;
      const standsIn = areOne && sourcePlace.includes("/");
      const isMeant = isSameWord(translated, source, target);
      const state = stateOfText(text, translated, note?.text ?? null, note?.isConfirmed ?? false, standsIn, isMeant);
      return { place, sourcePlace, source: text, state, former: state === "stale" ? (note?.text ?? null) : null };
    });
}

export type Counts = Readonly<Record<TextState, number>>;
export const noTexts: Counts = { filled: 0, stale: 0, copied: 0, empty: 0 };

export function countStates(checks: readonly TextCheck[]): Counts {
  const counts = { ...noTexts };
  for (const { state } of checks) counts[state] += 1;
  return counts;
}

export const addCounts = (some: Counts, more: Counts): Counts => ({
  filled: some.filled + more.filled,
  stale: some.stale + more.stale,
  copied: some.copied + more.copied,
  empty: some.empty + more.empty,
});

export const leftOf = ({ stale, copied, empty }: Counts): number => stale + copied + empty;
export const allOf = (counts: Counts): number => counts.filled + leftOf(counts);

/** What a language or a section is called as a whole: what presses most. */
export function stateOf(counts: Counts): TextState {
  if (counts.stale) return "stale";
  if (counts.copied) return "copied";
  return counts.empty ? "empty" : "filled";
}
