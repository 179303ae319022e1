// The bar that an owner sees on his own public page. Visitors never load it.
import { spoken } from "./spoken";
import * as french from "./words/fr/ownerBar.gen";

export const ownerBarWords = spoken("ownerBarWords", french.ownerBarWords);
