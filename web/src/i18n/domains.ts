// The owner's own domains: what the dashboard says about them.
import { spoken } from "./spoken";
import * as french from "./words/fr/domains.gen";

export const domainWords = spoken("domainWords", french.domainWords);
