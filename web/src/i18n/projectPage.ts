// The editor of a project's own page, in French.
import { spoken } from "./spoken";
import * as french from "./words/fr/projectPage.gen";

export const projectPageWords = spoken("projectPageWords", french.projectPageWords);
