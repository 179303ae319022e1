import type { Catalogue } from "../catalogue";

export const punctuationForms: Catalogue["punctuationForms"] = {
  quoted: (name) => `«${name}»`,
  comma: ", ",
  labelled: (label, said) => `${label}: ${said}`,
  noted: (label, note) => `${label} (${note})`,
  inSentence: (word) => word.toLowerCase(),
  ofAll: (done, all) => `${done}/${all}`,
  hourMark: (hour) => `${hour}\u00a0h`,
};
