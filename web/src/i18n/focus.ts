// Words around what matters in a picture (editor/focus/).
import { locale, spoken } from "./spoken";
import * as french from "./words/fr/focus.gen";

export const focusWords = spoken("focusWords", french.focusWords);

const times = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** '× 1,5', of a zoom in hundredths. */
export const timesOf = (zoom: number): string => focusWords.times(times.format(zoom / 100));
