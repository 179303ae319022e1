import type { Catalogue } from "../catalogue";
import { fullHour } from "./numbers";

export const punctuationForms: Catalogue["punctuationForms"] = {
  quoted: (name) => `«${name}»`,
  comma: ", ",
  labelled: (label, said) => `${label}: ${said}`,
  noted: (label, note) => `${label} (${note})`,
  inSentence: (word) => word.toLowerCase(),
  ofAll: (done, all) => `${done}/${all}`,
  hourMark: fullHour,
};
