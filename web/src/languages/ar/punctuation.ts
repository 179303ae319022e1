import type { Catalogue } from "../catalogue";
import { figure } from "./numbers";

export const punctuationForms: Catalogue["punctuationForms"] = {
  quoted: (name) => `«\u2068${name}\u2069»`,
  comma: "، ",
  labelled: (label, said) => `${label}: ${said}`,
  noted: (label, note) => `${label} (${note})`,
  inSentence: (word) => word,
  ofAll: (done, all) => `${figure(done)}/${figure(all)}`,
  hourMark: (hour) => figure(hour),
};
