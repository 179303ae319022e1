// What matters in a picture.
import type { Catalogue } from "../catalogue";
import { locale } from "./numbers";

const times = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 });

export const focusWords: Catalogue["focusWords"] = {
  open: "Inquadra",
  openFor: (name) => `Inquadra: ${name}`,
  title: "Inquadratura",
  about: "Fai clic su ciò che conta nell’immagine: quel punto resta visibile in tutte le impaginazioni.",
  byKeys: "Da tastiera: le frecce, dell’1% alla volta; con Maiusc, del 10% alla volta.",
  point: "Punto importante",
  at: (x, y) => `${x}% da sinistra, ${y}% dall’alto`,
  zoom: "Zoom",
  times: (zoom) => `× ${times.format(zoom / 100)}`,
  centre: "Centra",
  done: "Fatto",
  none: "Centrata",
  shownWhole: "Alcune impaginazioni mostrano questa immagine per intero; con lo zoom riempie la sua cornice.",
  crops: "Ciò che vedono i visitatori",
  shapes: { square: "Quadrata", wide: "Larga", tall: "Alta" },
  notAccepted: "Questa inquadratura non è valida: scegli un punto nell’immagine.",
};
