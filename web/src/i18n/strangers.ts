// Where strangers sign up: the operator's terms, and a site that waits for its owner's address.
import { spoken } from "./spoken";
import * as french from "./words/fr/strangers.gen";

export const termsWords = spoken("termsWords", french.termsWords);
export const awaitingWords = spoken("awaitingWords", french.awaitingWords);
