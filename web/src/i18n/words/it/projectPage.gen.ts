// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("it");
export const projectPageWords = {
  open: (what: string): string => `Pagina del progetto: ${what}`,
  title: "Pagina del progetto",
  back: "Torna ai progetti",
  about: "Una pagina tutta sua: immagini, racconto, video. Ci si arriva dalla sua scheda e dall’immagine ingrandita.",
  paid: "Con la versione a pagamento ogni progetto può avere una pagina tutta sua: immagini, racconto, video.",
  notHere: "Questo progetto non c’è in questa lingua.",
  address: (start: string): string => `${start}… Lettere, cifre e trattini. L’indirizzo precedente continuerà a portare qui.`,
  badName: "Lettere senza accenti, cifre e trattini.",
  nameTaken: "Un altro progetto ha già questo indirizzo.",
  nameMissing: "Una pagina ha bisogno di un indirizzo.",
  badFilm: "Un link a un file video, YouTube, Vimeo o PeerTube, in https.",
  filmHint: "File video, YouTube, Vimeo o PeerTube. Nulla viene caricato da lì prima del clic del visitatore.",
  posterHint: "Se manca, si usa l’immagine del progetto.",
  facts: "In breve",
  addPicture: "Aggiungi immagini",
  picture: (place: number): string => `Immagine ${figure(place)}`,
  framed: "Inquadrata, l’immagine riempie una cornice della stessa forma delle altre; centrata, si vede per intero.",
  noPictures: "Senza immagini qui, la pagina mostra quella della scheda.",
  widths: {
    wide: "Larghezza piena",
    half: "Mezza larghezza",
  },
  addLink: "Aggiungi un link",
  link: (place: number): string => `Link ${figure(place)}`,
  preview: "La pagina apparirà qui appena questo progetto ne avrà una.",
};
