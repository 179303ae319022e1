// What the page of a draft tells its script: where remarks go, what they may be about.
import type { Remarkable } from "../../render/remarkable";
import type { ReviewWords } from "./words";

export interface Review {
  action: string;
  about: readonly Remarkable[];
  words: ReviewWords;
  /** The language of our words, where it is not the page's. */
  wordsLang: string | null;
  token: string;
  maxChars: { name: number; text: number };
}
