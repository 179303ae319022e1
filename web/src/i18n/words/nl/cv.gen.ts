// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("nl");
export const cvWords = {
  freeLabel: "Een cv op basis van je site",
  free: "Kies een sjabloon om je cv te bekijken en als pdf te bewaren. Aanbieden aan je bezoekers kan alleen in de betaalde versie.",
  use: "Als cv gebruiken",
  used: "Je cv, in elke taal van de site, vernieuwd telkens als je opslaat.",
  ofSaved: (language: string): string => `Gemaakt op basis van wat is opgeslagen (${language}).`,
  open: "Pdf openen",
  making: "Cv opmaken…",
  page: (number: number, count: number): string => `Cv, pagina ${figure(number)} van ${figure(count)}`,
  more: (count: number): string => counted(count, { one: `en nog een pagina`, other: `en nog ${figure(count)} pagina’s` }),
};
