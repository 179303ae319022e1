// The few words that product-free widgets carry themselves.
import { spoken } from "./spoken";
import * as french from "./words/fr/ui.gen";

export const uiWords = spoken("uiWords", french.uiWords);

/** Said aloud while something is moved in a list. */
export const sortingWords = spoken("sortingWords", french.sortingWords);
