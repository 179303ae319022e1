import type { Catalogue } from "../catalogue";
import { figure } from "./numbers";

export const punctuationForms: Catalogue["punctuationForms"] = {
  quoted: (name) => `«\u2068${name}\u2069»`,
  hourMark: (hour) => figure(hour),
};
