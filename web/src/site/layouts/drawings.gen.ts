// Written by `make gen` from server/vitrine/content. Do not edit.
import type { Option } from "../../contract/types.gen";
import { Drawing as column } from "./column/Drawing";
import { Drawing as editorial } from "./editorial/Drawing";
import { Drawing as gallery } from "./gallery/Drawing";

export const drawings: Record<Option, () => React.ReactNode> = {
  option1: column,
  option2: editorial,
  option3: gallery,
};
