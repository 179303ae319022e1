import type { Catalogue } from "../catalogue";

export const punctuationForms: Catalogue["punctuationForms"] = {
  quoted: (name) => `«${name}»`,
  hourMark: (hour) => `${hour}\u00a0h`,
};
