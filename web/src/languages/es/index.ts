// The dashboard in Spanish that both sides of the ocean understand.
import { speak } from "../../i18n/spoken";
import { first, later, locale } from "../../i18n/words/es/index.gen";
import type { Catalogue } from "../catalogue";
import * as sections from "./sections";

const words: Catalogue = {
  ...sections,
};

speak({ locale, words: { ...first, ...words }, later });
