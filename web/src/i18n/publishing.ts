// What is on line, what is not yet, and how all of it gets there.
import { spoken } from "./spoken";
import * as french from "./words/fr/publishing.gen";

export const publishingWords = spoken("publishingWords", french.publishingWords);
