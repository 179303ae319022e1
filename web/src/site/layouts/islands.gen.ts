// Written by `make gen` from server/vitrine/content. Do not edit.
import { islands as column } from "./column/islands";
import { islands as editorial } from "./editorial/islands";
import { islands as gallery } from "./gallery/islands";

export const layoutIslands = { ...column, ...editorial, ...gallery };
