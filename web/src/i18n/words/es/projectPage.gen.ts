// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("es");
export const projectPageWords = {
  open: (what: string): string => `Página del proyecto: ${what}`,
  title: "Página del proyecto",
  back: "Volver a los proyectos",
  about: "Una página propia: imágenes, relato, video. Su tarjeta y la imagen ampliada llevan a ella.",
  paid: "Con la versión de pago, cada proyecto puede tener su propia página: imágenes, relato, video.",
  notHere: "Este proyecto no está en este idioma.",
  address: (start: string): string => `${start}… Letras, números y guiones. La dirección anterior sigue llevando aquí.`,
  badName: "Use letras sin acento, números y guiones.",
  nameTaken: "Otro proyecto ya tiene esta dirección.",
  nameMissing: "Una página necesita una dirección.",
  badFilm: "Use un enlace https a un archivo de video, YouTube, Vimeo o PeerTube.",
  filmHint: "Archivo de video, YouTube, Vimeo o PeerTube. No se carga nada de allí hasta que el visitante hace clic.",
  posterHint: "Sin ella, se usa la imagen del proyecto.",
  facts: "Ficha",
  addPicture: "Añadir imágenes",
  picture: (place: number): string => `Imagen ${figure(place)}`,
  framed: "Encuadrada, la imagen llena un marco de la misma forma que las demás; centrada, se muestra entera.",
  noPictures: "Sin imágenes aquí, la página muestra la de la tarjeta.",
  widths: {
    wide: "Ancho completo",
    half: "Medio ancho",
  },
  addLink: "Añadir un enlace",
  link: (place: number): string => `Enlace ${figure(place)}`,
  preview: "La página aparecerá aquí en cuanto este proyecto tenga la suya.",
};
