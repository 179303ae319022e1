// The dashboard in Dutch.
import { speak } from "../../i18n/spoken";
import { first, later, locale } from "../../i18n/words/nl/index.gen";
import type { Catalogue } from "../catalogue";
import * as sections from "./sections";

const words: Catalogue = {
  ...sections,
};

speak({ locale, words: { ...first, ...words }, later });
