// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("en-GB");
export const cvWords = {
  freeLabel: "A CV made from your site",
  free: "Choose a template to see it and keep it as a PDF. Offering it to your visitors requires the paid version.",
  use: "Use as my CV",
  used: "Your CV, in every language of the site, remade each time you save.",
  ofSaved: (language: string): string => `Made from what is saved (${language}).`,
  open: "Open the PDF",
  making: "Laying out the CV…",
  page: (number: number, count: number): string => `CV, page ${figure(number)} of ${figure(count)}`,
  more: (count: number): string => counted(count, { one: `and one more page`, other: `and ${figure(count)} more pages` }),
};
