// The legal page's words in every language that we speak; English where we have none.
import { spoken } from "../../../words/index";
import type { WordsLanguage } from "../../../words/words";
import { ar } from "./ar";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { nl } from "./nl";
import { pt } from "./pt";
import type { LegalWords } from "./words";

const catalogue: Record<WordsLanguage, LegalWords> = { EN: en, FR: fr, ES: es, PT: pt, IT: it, DE: de, NL: nl, AR: ar };

export const legalWords = (language: string): LegalWords => catalogue[spoken(language)];
