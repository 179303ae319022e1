// The CV made from the site, in the home editor; and the refusals of that room.
import type { Catalogue } from "../catalogue";
import { byNumber, figure } from "./numbers";

export const cvProblems: Catalogue["cvProblems"] = {
  "cv.too_complex": "Diese Website enthält zu viel Text für einen Lebenslauf.",
};

export const cvWords: Catalogue["cvWords"] = {
  freeLabel: "Ein Lebenslauf aus Ihrer Website",
  free: "Wählen Sie eine Vorlage, um ihn anzusehen und als PDF zu speichern. Ihn Ihren Besuchern anzubieten, ist der bezahlten Version vorbehalten.",
  use: "Als Lebenslauf nutzen",
  used: "Ihr Lebenslauf in jeder Sprache der Website, nach jedem Speichern neu erstellt.",
  ofSaved: (language) => `Aus dem gespeicherten Stand erstellt (${language}).`,
  open: "PDF öffnen",
  making: "Der Lebenslauf wird erstellt\u00a0…",
  page: (number, count) => `Lebenslauf, Seite ${number} von ${count}`,
  more: (count) => byNumber(count, "und eine weitere Seite", `und ${figure(count)} weitere Seiten`),
};
