// The account screens' sentences. Their wording is fixed in docs/product.md where it says so.
import { spoken } from "./spoken";
import * as french from "./words/fr/accounts.gen";

export const accountWords = spoken("accountWords", french.accountWords);
