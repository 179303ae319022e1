// Written by `make gen` from locales/. Do not edit.

export const ownerBarWords = {
  label: "Il tuo sito",
  draft: "Bozza",
  draftHint: "Vedi ciò che non è ancora salvato.",
  online: "Online",
  onlineHint: "Vedi ciò che vedono i tuoi visitatori.",
  construction: "In costruzione",
  constructionHint: "Questo sito lo vedi solo tu.",
  hidden: "Lingua nascosta",
  hiddenHint: "Il tuo sito in questa lingua lo vedi solo tu.",
  visitor: "Vista del visitatore",
  visitorHint: "Vedi ciò che vedono i tuoi visitatori.",
  asVisitor: "Vedi come visitatore",
  asOwner: "Torna alla mia vista",
  edit: "Continua a modificare",
};
