// Written by `make gen` from locales/. Do not edit.

export const sharingWords = {
  about: "Ciò che i motori di ricerca e le app di messaggistica mostrano della tua pagina. Quello che lasci vuoto viene preso dalla pagina stessa.",
  searchTitle: "In un motore di ricerca",
  chatTitle: "In una chat",
  noPicture: "Senza immagine",
  drawnPicture: "Se non ne scegli una tua, questa immagine viene disegnata a partire dal tuo sito salvato.",
  drawnAlt: "L’immagine disegnata a partire dal tuo sito",
  longTitle: "Oltre i 60 caratteri, il titolo viene spesso tagliato.",
  longDescription: "Oltre i 160 caratteri, la descrizione viene spesso tagliata.",
};
