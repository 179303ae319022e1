// The dashboard in Portuguese.
import { speak } from "../../i18n/spoken";
import { first, later, locale } from "../../i18n/words/pt/index.gen";
import type { Catalogue } from "../catalogue";
import * as sections from "./sections";

const words: Catalogue = {
  ...sections,
};

speak({ locale, words: { ...first, ...words }, later });
