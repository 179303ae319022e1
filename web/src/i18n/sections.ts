// What a section's editor calls things; editor/labels.ts holds it to the contract's names.
import { spoken } from "./spoken";
import * as french from "./words/fr/sections.gen";

export const sectionLabels = spoken("sectionLabels", french.sectionLabels);
