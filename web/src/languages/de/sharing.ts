// How the site is shown elsewhere: what its editor and the landing say about it.
import type { Catalogue } from "../catalogue";

export const sharingWords: Catalogue["sharingWords"] = {
  about:
    "Was Suchmaschinen und Nachrichtendienste von Ihrer Seite zeigen. Was Sie leer lassen, wird von der Seite selbst genommen.",
  searchTitle: "In einer Suchmaschine",
  chatTitle: "In einem Chat",
  noPicture: "Ohne Bild",
  drawnPicture: "Ohne ein Bild von Ihnen wird dieses nach Ihrer gespeicherten Website gezeichnet.",
  drawnAlt: "Das nach Ihrer Website gezeichnete Bild",
  longTitle: "Über 60 Zeichen wird der Titel oft abgeschnitten.",
  longDescription: "Über 160 Zeichen wird die Beschreibung oft abgeschnitten.",
  card: {
    title: "Teilen",
    text: "Titel, Beschreibung und Bild, die man sieht, wenn Ihre Seite gefunden oder verschickt wird.",
    open: "Teilen einrichten",
  },
};
