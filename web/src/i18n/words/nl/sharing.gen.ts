// Written by `make gen` from locales/. Do not edit.

export const sharingWords = {
  about: "Wat zoekmachines en berichtenapps van je pagina tonen. Wat je leeg laat, komt van de pagina zelf.",
  searchTitle: "In een zoekmachine",
  chatTitle: "In een chat",
  noPicture: "Geen afbeelding",
  drawnPicture: "Zonder eigen afbeelding wordt deze op basis van je opgeslagen site gemaakt.",
  drawnAlt: "De afbeelding op basis van je site",
  longTitle: "Boven de 60 tekens wordt de titel vaak afgekapt.",
  longDescription: "Boven de 160 tekens wordt de beschrijving vaak afgekapt.",
};
