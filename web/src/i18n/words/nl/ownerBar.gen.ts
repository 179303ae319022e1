// Written by `make gen` from locales/. Do not edit.

export const ownerBarWords = {
  label: "Je site",
  draft: "Concept",
  draftHint: "Je ziet wat nog niet is opgeslagen.",
  online: "Online",
  onlineHint: "Je ziet wat je bezoekers zien.",
  construction: "In aanbouw",
  constructionHint: "Alleen jij ziet deze site.",
  hidden: "Verborgen taal",
  hiddenHint: "Alleen jij ziet je site in deze taal.",
  visitor: "Weergave van een bezoeker",
  visitorHint: "Je ziet wat je bezoekers zien.",
  asVisitor: "Bekijken als bezoeker",
  asOwner: "Terug naar mijn weergave",
  edit: "Verder bewerken",
};
