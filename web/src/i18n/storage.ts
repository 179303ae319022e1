// The sentences about a site’s storage: how much there is, what takes it, what can be had back.
import { spoken } from "./spoken";
import * as french from "./words/fr/storage.gen";

export const storageWords = spoken("storageWords", french.storageWords);
