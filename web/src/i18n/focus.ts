// Words around what matters in a picture (editor/focus/).
import { decimal } from "./format";
import { spoken } from "./spoken";
import * as french from "./words/fr/focus.gen";

export const focusWords = spoken("focusWords", french.focusWords);

/** '× 1,5', of a zoom in hundredths. */
export const timesOf = (zoom: number): string => focusWords.times(decimal(zoom / 100, 2));
