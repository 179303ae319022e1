// The sentences of the appearance: its own screen, the editors' line that leads there, the landing.
import { spoken } from "./spoken";
import * as french from "./words/fr/appearance.gen";

export const appearanceWords = spoken("appearanceWords", french.appearanceWords);
