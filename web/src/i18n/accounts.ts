// The account screens' sentences. Their wording is fixed in docs/product.md where it says so.
import type { ProblemCode } from "../api/client";
import type { Sentence } from "./sentence";
import { spoken } from "./spoken";
import * as french from "./words/fr/accounts.gen";

type AccountCode = Extract<ProblemCode, `accounts.${string}`>;

export const accountProblems: Record<AccountCode, Sentence> = spoken("accountProblems", french.accountProblems);

export const accountWords = spoken("accountWords", french.accountWords);
