// Passkeys, the second factor and a fresh sign-in: their sentences.
import { spoken } from "./spoken";
import * as french from "./words/fr/factors.gen";

export const factorWords = spoken("factorWords", french.factorWords);
