// The sentences of the page's look, on the appearance's screen: theme, the owner's own colours, moods, switches.
import { decimal } from "./format";
import { spoken } from "./spoken";
import * as french from "./words/fr/look.gen";

export const lookWords = spoken("lookWords", french.lookWords);
export const firstLookWords = spoken("firstLookWords", french.firstLookWords);

/** A contrast, never more than it is: 4,49 is not 4,5. */
export const contrastOf = (contrast: number): string => decimal(Math.floor(contrast * 10) / 10, 1);
