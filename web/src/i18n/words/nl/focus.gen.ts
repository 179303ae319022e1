// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("nl");
export const focusWords = {
  open: "Uitsnede",
  openFor: (name: string): string => `Uitsnede: ${name}`,
  title: "Uitsnede",
  about: "Klik op wat belangrijk is in de afbeelding: dat punt blijft in alle opmaken zichtbaar.",
  byKeys: "Met het toetsenbord: de pijltoetsen, per 1%; met Shift per 10%.",
  point: "Belangrijk punt",
  at: (x: number, y: number): string => `${figure(x)}% van links, ${figure(y)}% van boven`,
  zoom: "Zoom",
  times: (zoom: string): string => `× ${zoom}`,
  centre: "Centreren",
  done: "Klaar",
  none: "Gecentreerd",
  shownWhole: "Sommige opmaken tonen deze afbeelding helemaal; zoom in om het kader te vullen.",
  crops: "Wat bezoekers zien",
  shapes: {
    square: "Vierkant",
    wide: "Breed",
    tall: "Hoog",
  },
  notAccepted: "Deze uitsnede is niet geldig: kies een punt in de afbeelding.",
  zoomed: (times: string): string => `zoom ${times}`,
};
