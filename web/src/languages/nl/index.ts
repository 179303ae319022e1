// The dashboard in Dutch. The editors' labels are said in English until a catalogue has them.
import { speak } from "../../i18n/spoken";
import { first, later, locale } from "../../i18n/words/nl/index.gen";
import type { Catalogue } from "../catalogue";
import * as sections from "../en/sections";

const words: Catalogue = {
  ...sections,
};

speak({ locale, words: { ...first, ...words }, later });
