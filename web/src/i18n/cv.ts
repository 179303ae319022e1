// The CV made from the site, in the home editor; and the refusals of that room.
import type { ProblemCode } from "../api/client";
import type { Sentence } from "./sentence";
import { spoken } from "./spoken";
import * as french from "./words/fr/cv.gen";

type CvCode = Extract<ProblemCode, `cv.${string}`>;

export const cvProblems: Record<CvCode, Sentence> = spoken("cvProblems", french.cvProblems);

export const cvWords = spoken("cvWords", french.cvWords);
