// Written by `make gen` from locales/. Do not edit.

export const sharingWords = {
  about: "Was Suchmaschinen und Messenger von Ihrer Seite zeigen. Was Sie leer lassen, wird von der Seite selbst übernommen.",
  searchTitle: "In einer Suchmaschine",
  chatTitle: "In einem Chat",
  noPicture: "Ohne Bild",
  drawnPicture: "Wenn Sie kein Bild hinzufügen, wird dieses aus Ihrer gespeicherten Website erstellt.",
  drawnAlt: "Das aus Ihrer Website erstellte Bild",
  longTitle: "Ein Titel mit mehr als 60 Zeichen wird oft abgeschnitten.",
  longDescription: "Eine Beschreibung mit mehr als 160 Zeichen wird oft abgeschnitten.",
};
