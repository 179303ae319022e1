// What the ISO 639-1 codes are called: CLDR's names, which `make gen` writes down. Browsers have those of the larger
// languages only: Chromium knows no « chamorro ».
import type { isoLanguages } from "../contract/choices.gen";
import { spoken } from "./spoken";
import * as french from "./words/fr/isoLanguageNames.gen";

type Names = Record<(typeof isoLanguages)[number], string>;

export const isoLanguageNames: Names = spoken("isoLanguageNames", french.isoLanguageNames);
