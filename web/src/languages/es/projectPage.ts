// The editor of a project's own page.
import type { Catalogue } from "../catalogue";

export const projectPageWords: Catalogue["projectPageWords"] = {
  open: (what) => `Página del proyecto: ${what}`,
  title: "Página del proyecto",
  back: "Volver a los proyectos",
  about: "Una página propia: imágenes, relato, video. Su tarjeta y la imagen ampliada llevan a ella.",
  paid: "Con la versión de pago, cada proyecto puede tener su propia página: imágenes, relato, video.",
  notHere: "Este proyecto no está en este idioma.",
  address: (start) => `${start}… Letras, números y guiones. La dirección anterior sigue llevando aquí.`,
  badName: "Use letras sin acento, números y guiones.",
  nameTaken: "Otro proyecto ya tiene esta dirección.",
  nameMissing: "Una página necesita una dirección.",
  badFilm: "Use un enlace https a un archivo de video, YouTube, Vimeo o PeerTube.",
  filmHint: "Archivo de video, YouTube, Vimeo o PeerTube. No se carga nada de allí hasta que el visitante hace clic.",
  posterHint: "Sin ella, se usa la imagen del proyecto.",
  facts: "Ficha",
  addPicture: "Añadir imágenes",
  picture: (place) => `Imagen ${place}`,
  noPictures: "Sin imágenes aquí, la página muestra la de la tarjeta.",
  widths: { wide: "Ancho completo", half: "Medio ancho" },
  addLink: "Añadir un enlace",
  link: (place) => `Enlace ${place}`,
  framed: "Encuadrada, la imagen llena un marco de la misma forma que las demás; centrada, se muestra entera.",
  preview: "La página aparecerá aquí en cuanto este proyecto tenga la suya.",
};
