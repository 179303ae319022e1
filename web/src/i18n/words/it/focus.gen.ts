// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("it");
export const focusWords = {
  open: "Inquadra",
  openFor: (name: string): string => `Inquadra: ${name}`,
  title: "Inquadratura",
  about: "Fai clic su ciò che conta nell’immagine: quel punto resta visibile in tutte le impaginazioni.",
  byKeys: "Da tastiera: le frecce, dell’1% alla volta; con Maiusc, del 10% alla volta.",
  point: "Punto importante",
  at: (x: number, y: number): string => `${figure(x)}% da sinistra, ${figure(y)}% dall’alto`,
  zoom: "Zoom",
  times: (zoom: string): string => `× ${zoom}`,
  centre: "Centra",
  done: "Fatto",
  none: "Centrata",
  shownWhole: "Alcune impaginazioni mostrano questa immagine per intero; con lo zoom riempie la sua cornice.",
  crops: "Ciò che vedono i visitatori",
  shapes: {
    square: "Quadrata",
    wide: "Larga",
    tall: "Alta",
  },
  notAccepted: "Questa inquadratura non è valida: scegli un punto nell’immagine.",
  zoomed: (times: string): string => `zoom ${times}`,
};
