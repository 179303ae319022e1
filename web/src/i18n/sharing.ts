// How the site is shown elsewhere: what its editor and the landing say about it.
import { spoken } from "./spoken";
import * as french from "./words/fr/sharing.gen";

export const sharingWords = spoken("sharingWords", french.sharingWords);
