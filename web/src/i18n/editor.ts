// The sentences that all editors share; those of one section are in sections.ts.
import { spoken } from "./spoken";
import * as french from "./words/fr/editor.gen";

export const editorWords = spoken("editorWords", french.editorWords);
