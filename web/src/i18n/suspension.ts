// What an owner reads while his site is suspended by whoever runs the server.
import { spoken } from "./spoken";
import * as french from "./words/fr/suspension.gen";

export const suspensionWords = spoken("suspensionWords", french.suspensionWords);
