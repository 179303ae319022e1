// Signs around words that are written elsewhere.
import type { Catalogue } from "../catalogue";

export const punctuationForms: Catalogue["punctuationForms"] = {
  quoted: (name) => `„${name}“`,
  hourMark: (hour) => `${hour}\u00a0Uhr`,
};
