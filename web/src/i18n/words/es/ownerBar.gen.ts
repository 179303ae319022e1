// Written by `make gen` from locales/. Do not edit.

export const ownerBarWords = {
  label: "Su sitio",
  draft: "Borrador",
  draftHint: "Está viendo lo que aún no se ha guardado.",
  online: "En línea",
  onlineHint: "Está viendo lo mismo que sus visitantes.",
  construction: "En construcción",
  constructionHint: "Solo usted ve este sitio.",
  hidden: "Idioma oculto",
  hiddenHint: "Solo usted ve su sitio en este idioma.",
  visitor: "Vista de visitante",
  visitorHint: "Está viendo lo mismo que sus visitantes.",
  asVisitor: "Ver como visitante",
  asOwner: "Volver a mi vista",
  edit: "Seguir editando",
};
