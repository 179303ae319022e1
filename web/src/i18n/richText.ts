// Bold, italic, links and lists in long texts.
import { spoken } from "./spoken";
import * as french from "./words/fr/richText.gen";

export const richWords = spoken("richWords", french.richWords);
