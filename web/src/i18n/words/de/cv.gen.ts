// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("de");
export const cvWords = {
  freeLabel: "Ein Lebenslauf aus Ihrer Website",
  free: "Wählen Sie eine Vorlage, um ihn anzusehen und als PDF zu speichern. Ihn Ihren Besuchern anzubieten, ist der bezahlten Version vorbehalten.",
  use: "Als Lebenslauf nutzen",
  used: "Ihr Lebenslauf in jeder Sprache der Website, nach jedem Speichern neu erstellt.",
  ofSaved: (language: string): string => `Aus dem gespeicherten Stand erstellt (${language}).`,
  open: "PDF öffnen",
  making: "Der Lebenslauf wird erstellt …",
  page: (number: number, count: number): string => `Lebenslauf, Seite ${figure(number)} von ${figure(count)}`,
  more: (count: number): string => counted(count, { one: `und eine weitere Seite`, other: `und ${figure(count)} weitere Seiten` }),
};
