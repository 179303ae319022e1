// Written by `make gen` from locales/. Do not edit.

export const sharingWords = {
  about: "Lo que los buscadores y las aplicaciones de mensajería muestran de su página. Lo que deje vacío se toma de la propia página.",
  searchTitle: "En un buscador",
  chatTitle: "En una conversación",
  noPicture: "Sin imagen",
  drawnPicture: "Si no pone una imagen, se usa esta, dibujada a partir de su sitio guardado.",
  drawnAlt: "La imagen dibujada a partir de su sitio",
  longTitle: "Con más de 60 caracteres, el título suele cortarse.",
  longDescription: "Con más de 160 caracteres, la descripción suele cortarse.",
};
