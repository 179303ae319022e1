// Written by `make gen` from locales/. Do not edit.

export const richWords = {
  bar: "Mise en forme",
  actions: {
    bold: "Gras",
    italic: "Italique",
    link: "Insérer un lien",
    ul: "Liste à puces",
    ol: "Liste numérotée",
  },
  keys: {
    bold: "Ctrl+B",
    italic: "Ctrl+I",
    link: "Ctrl+K",
    ul: "Ctrl+Maj+8",
    ol: "Ctrl+Maj+7",
  },
  isFormatted: "(avec mise en forme)",
  address: "Adresse du lien",
  apply: "Poser le lien",
  remove: "Retirer le lien",
  cancel: "Annuler",
  notLoaded: "La mise en forme n’a pas pu être chargée. Votre texte est intact ; réessayez.",
  badMarks: "La mise en forme de ce texte n’a pas pu être enregistrée. Retirez-la et recommencez.",
  badMarkedLink: "Un lien de ce texte n’est pas valable : une adresse web, un e-mail ou un numéro de téléphone.",
};
