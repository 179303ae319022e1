// The legal page: what its editor and the landing say about it.
import { spoken } from "./spoken";
import * as french from "./words/fr/legal.gen";

export const legalEditorWords = spoken("legalEditorWords", french.legalEditorWords);
export const legalLandingWords = spoken("legalLandingWords", french.legalLandingWords);
