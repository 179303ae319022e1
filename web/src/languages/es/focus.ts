// What matters in a picture.
import type { Catalogue } from "../catalogue";
import { locale, percent } from "./numbers";

const times = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 });

export const focusWords: Catalogue["focusWords"] = {
  open: "Encuadrar",
  openFor: (name) => `Encuadrar: ${name}`,
  title: "Encuadre",
  about: "Haga clic en lo importante de la imagen: ese punto queda visible en todos los diseños.",
  byKeys: "Con el teclado: las flechas, de 1\u00a0% en 1\u00a0%; con Mayús, de 10\u00a0% en 10\u00a0%.",
  point: "Punto importante",
  at: (x, y) => `${percent(x)} desde la izquierda, ${percent(y)} desde arriba`,
  zoom: "Zoom",
  times: (zoom) => `× ${times.format(zoom / 100)}`,
  centre: "Centrar",
  done: "Listo",
  none: "Centrado",
  shownWhole: "Algunos diseños muestran esta imagen entera; con zoom, llena su marco.",
  crops: "Lo que ven los visitantes",
  shapes: { square: "Cuadrado", wide: "Horizontal", tall: "Vertical" },
  notAccepted: "Este encuadre no es válido: elija un punto de la imagen.",
};
