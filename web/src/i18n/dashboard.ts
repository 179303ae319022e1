// The sentences of the shell, the landing, the site-type screen and the activation. Those that docs/product.md gives stand to the letter.
import { spoken } from "./spoken";
import * as french from "./words/fr/dashboard.gen";

export const shellWords = spoken("shellWords", french.shellWords);
export const screenWords = spoken("screenWords", french.screenWords);
/** Of the places in the menu, what their own screens say. */
export const placeWords = spoken("placeWords", french.placeWords);
export const landingWords = spoken("landingWords", french.landingWords);
export const typesiteWords = spoken("typesiteWords", french.typesiteWords);
export const activationWords = spoken("activationWords", french.activationWords);
