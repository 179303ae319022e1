// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("nl");
export const punctuationForms = {
  quoted: (name: string): string => `‘${name}’`,
  comma: ", ",
  labelled: (label: string, said: string): string => `${label}: ${said}`,
  noted: (label: string, note: string): string => `${label} (${note})`,
  ofAll: (done: number, all: number): string => `${figure(done)}/${figure(all)}`,
};
