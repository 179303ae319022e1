// Written by `make gen` from server/vitrine/content. Do not edit.
import type { Option } from "../../contract/types.gen";
import type { LayoutRules } from "../page/layoutRules";
import { rules as column } from "./column/rules";
import { rules as editorial } from "./editorial/rules";
import { rules as gallery } from "./gallery/rules";

export const layoutRules: Record<Option, LayoutRules> = {
  option1: column,
  option2: editorial,
  option3: gallery,
};
