// The dashboard in Italian.
import { speak } from "../../i18n/spoken";
import { first, later, locale } from "../../i18n/words/it/index.gen";
import type { Catalogue } from "../catalogue";
import * as languages from "./languages";
import * as punctuation from "./punctuation";
import * as sections from "./sections";
import * as visits from "./visits";

const words: Catalogue = {
  ...punctuation,
  ...languages,
  ...sections,
  ...visits,
};

speak({ locale, words: { ...first, ...words }, later });
