// Written by `make gen` from locales/. Do not edit.

export const sharingWords = {
  about: "Ce que les moteurs de recherche et les messageries montrent de votre page. Ce que vous laissez vide est pris sur la page elle-même.",
  searchTitle: "Dans un moteur de recherche",
  chatTitle: "Dans une discussion",
  noPicture: "Sans image",
  drawnPicture: "Sans image de votre part, celle-ci est dessinée d’après votre site enregistré.",
  drawnAlt: "L’image dessinée d’après votre site",
  longTitle: "Au-delà de 60 caractères, le titre est souvent coupé.",
  longDescription: "Au-delà de 160 caractères, la description est souvent coupée.",
};
