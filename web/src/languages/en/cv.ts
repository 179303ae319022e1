// The CV made from the site, in the home editor; and the refusals of that room.
import type { Catalogue } from "../catalogue";
import { byNumber, figure } from "./numbers";

export const cvProblems: Catalogue["cvProblems"] = {
  "cv.too_complex": "This site has too much text to fit in a CV.",
};

export const cvWords: Catalogue["cvWords"] = {
  freeLabel: "A CV made from your site",
  free: "Choose a template to see it and keep it as a PDF. Offering it to your visitors requires the paid version.",
  use: "Use as my CV",
  used: "Your CV, in every language of the site, remade each time you save.",
  ofSaved: (language) => `Made from what is saved (${language}).`,
  open: "Open the PDF",
  making: "Laying out the CV…",
  page: (number, count) => `CV, page ${number} of ${count}`,
  more: (count) => byNumber(count, "and one more page", `and ${figure(count)} more pages`),
};
