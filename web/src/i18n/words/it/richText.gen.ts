// Written by `make gen` from locales/. Do not edit.

export const richWords = {
  bar: "Formattazione",
  actions: {
    bold: "Grassetto",
    italic: "Corsivo",
    link: "Inserisci un link",
    ul: "Elenco puntato",
    ol: "Elenco numerato",
  },
  keys: {
    bold: "Ctrl+B",
    italic: "Ctrl+I",
    link: "Ctrl+K",
    ul: "Ctrl+Maiusc+8",
    ol: "Ctrl+Maiusc+7",
  },
  isFormatted: "(con formattazione)",
  address: "Indirizzo del link",
  apply: "Applica il link",
  remove: "Rimuovi il link",
  cancel: "Annulla",
  notLoaded: "Non è stato possibile caricare la formattazione. Il tuo testo è intatto; riprova.",
  badMarks: "Non è stato possibile salvare la formattazione di questo testo. Rimuovila e riprova.",
  badMarkedLink: "Un link di questo testo non è valido: serve un indirizzo web, un indirizzo e-mail o un numero di telefono.",
};
