import type { Catalogue } from "../catalogue";
import { fullHour } from "./numbers";

export const punctuationForms: Catalogue["punctuationForms"] = {
  quoted: (name) => `«${name}»`,
  hourMark: fullHour,
};
