// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("de");
export const projectPageWords = {
  open: (what: string): string => `Projektseite: ${what}`,
  title: "Projektseite",
  back: "Zurück zu den Projekten",
  about: "Eine eigene Seite für dieses Projekt: Bilder, Geschichte, Film. Die Projektkarte und das vergrößerte Bild führen dorthin.",
  paid: "Mit der bezahlten Version kann jedes Projekt eine eigene Seite haben: Bilder, Geschichte, Film.",
  notHere: "Dieses Projekt gibt es in dieser Sprache nicht.",
  address: (start: string): string => `${start}… Buchstaben, Ziffern und Bindestriche. Die frühere Adresse führt weiterhin hierher.`,
  badName: "Buchstaben ohne Umlaute und Akzente, Ziffern und Bindestriche.",
  nameTaken: "Ein anderes Projekt hat diese Adresse bereits.",
  nameMissing: "Eine Seite braucht eine Adresse.",
  badFilm: "Ein Link zu einer Videodatei, zu YouTube, Vimeo oder PeerTube, mit https.",
  filmHint: "Videodatei, YouTube, Vimeo oder PeerTube. Von dort wird nichts geladen, bevor der Besucher klickt.",
  posterHint: "Fehlt es, wird das Bild des Projekts gezeigt.",
  facts: "Auf einen Blick",
  addPicture: "Bilder hinzufügen",
  picture: (place: number): string => `Bild ${figure(place)}`,
  framed: "Mit Ausschnitt füllt das Bild einen Rahmen von derselben Form wie die anderen; zentriert ist es ganz zu sehen.",
  noPictures: "Ohne eigene Bilder zeigt die Seite das Bild der Karte.",
  widths: {
    wide: "Volle Breite",
    half: "Halbe Breite",
  },
  addLink: "Link hinzufügen",
  link: (place: number): string => `Link ${figure(place)}`,
  preview: "Die Seite erscheint hier, sobald dieses Projekt eine eigene hat.",
};
