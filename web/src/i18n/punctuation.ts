// Signs around words that are written elsewhere: each language has its own.
import { spoken } from "./spoken";
import * as french from "./words/fr/punctuation.gen";

export const punctuationForms = spoken("punctuationForms", french.punctuationForms);
