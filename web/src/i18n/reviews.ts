// 'Partager le brouillon': links to a draft, and the remarks that readers leave on it.
import type { ProblemCode } from "../api/client";
import type { Sentence } from "./sentence";
import { spoken } from "./spoken";
import * as french from "./words/fr/reviews.gen";

type ReviewCode = Extract<ProblemCode, `reviews.${string}`>;

/** The readers' own refusals are said on their page, in its language (server: public/reviews/words.py). */
export const reviewProblems: Record<ReviewCode, Sentence> = spoken("reviewProblems", french.reviewProblems);

export const reviewWords = spoken("reviewWords", french.reviewWords);
