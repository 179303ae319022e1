// Signs around words that are written elsewhere: each language has its own.
import { spoken } from "./spoken";

export const punctuationForms = spoken("punctuationForms", {
  /** A name inside of a sentence. */
  quoted: (name: string): string => `«\u202f${name}\u202f»`,
  /** Between things that stand in a row. */
  comma: ", ",
  /** A name and what is said of it. */
  labelled: (label: string, said: string): string => `${label}\u202f: ${said}`,
  /** Something's name with more words about it. */
  noted: (label: string, note: string): string => `${label} (${note})`,
  /** A label's word inside of a sentence. */
  inSentence: (word: string): string => word.toLowerCase(),
  /** How many of how many, where there is little room. */
  ofAll: (done: number, all: number): string => `${done}/${all}`,
  /** An hour of the day beneath a plot, where there is little room. */
  hourMark: (hour: number): string => `${hour} h`,
});
