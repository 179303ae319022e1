// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("es");
export const focusWords = {
  open: "Encuadrar",
  openFor: (name: string): string => `Encuadrar: ${name}`,
  title: "Encuadre",
  about: "Haga clic en lo importante de la imagen: ese punto queda visible en todos los diseños.",
  byKeys: "Con el teclado: las flechas, de 1 % en 1 %; con Mayús, de 10 % en 10 %.",
  point: "Punto importante",
  at: (x: number, y: number): string => `${figure(x)} % desde la izquierda, ${figure(y)} % desde arriba`,
  zoom: "Zoom",
  times: (zoom: string): string => `× ${zoom}`,
  centre: "Centrar",
  done: "Listo",
  none: "Centrado",
  shownWhole: "Algunos diseños muestran esta imagen entera; con zoom, llena su marco.",
  crops: "Lo que ven los visitantes",
  shapes: {
    square: "Cuadrado",
    wide: "Horizontal",
    tall: "Vertical",
  },
  notAccepted: "Este encuadre no es válido: elija un punto de la imagen.",
  zoomed: (times: string): string => `zoom ${times}`,
};
