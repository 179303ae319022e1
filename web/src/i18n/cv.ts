// The CV made from the site, in the home editor.
import { spoken } from "./spoken";
import * as french from "./words/fr/cv.gen";

export const cvWords = spoken("cvWords", french.cvWords);
