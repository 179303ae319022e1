// How the site is shown elsewhere: what its editor and the landing say about it.
import type { Catalogue } from "../catalogue";

export const sharingWords: Catalogue["sharingWords"] = {
  about:
    "Was Suchmaschinen und Messenger von Ihrer Seite zeigen. Was Sie leer lassen, wird von der Seite selbst übernommen.",
  searchTitle: "In einer Suchmaschine",
  chatTitle: "In einem Chat",
  noPicture: "Ohne Bild",
  drawnPicture: "Wenn Sie kein Bild hinzufügen, wird dieses aus Ihrer gespeicherten Website erstellt.",
  drawnAlt: "Das aus Ihrer Website erstellte Bild",
  longTitle: "Ein Titel mit mehr als 60 Zeichen wird oft abgeschnitten.",
  longDescription: "Eine Beschreibung mit mehr als 160 Zeichen wird oft abgeschnitten.",
};
