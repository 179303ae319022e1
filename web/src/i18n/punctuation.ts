// Signs around words that are written elsewhere: each language has its own.
import { spoken } from "./spoken";

export const punctuationForms = spoken("punctuationForms", {
  /** A name inside of a sentence. */
  quoted: (name: string): string => `«\u202f${name}\u202f»`,
  /** An hour of the day beneath a plot, where there is little room. */
  hourMark: (hour: number): string => `${hour} h`,
});
