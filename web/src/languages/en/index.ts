// The dashboard in British English.
import { speak } from "../../i18n/spoken";
import { first, later, locale } from "../../i18n/words/en/index.gen";
import type { Catalogue } from "../catalogue";
import * as sections from "./sections";

const words: Catalogue = {
  ...sections,
};

speak({ locale, words: { ...first, ...words }, later });
