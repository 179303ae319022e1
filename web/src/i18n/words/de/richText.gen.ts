// Written by `make gen` from locales/. Do not edit.

export const richWords = {
  bar: "Formatierung",
  actions: {
    bold: "Fett",
    italic: "Kursiv",
    link: "Link einfügen",
    ul: "Aufzählung",
    ol: "Nummerierte Liste",
  },
  keys: {
    bold: "Strg+B",
    italic: "Strg+I",
    link: "Strg+K",
    ul: "Strg+Umschalt+8",
    ol: "Strg+Umschalt+7",
  },
  isFormatted: "(mit Formatierung)",
  address: "Adresse des Links",
  apply: "Link setzen",
  remove: "Link entfernen",
  cancel: "Abbrechen",
  notLoaded: "Die Formatierung konnte nicht geladen werden. Ihr Text ist unversehrt; versuchen Sie es noch einmal.",
  badMarks: "Die Formatierung dieses Textes konnte nicht gespeichert werden. Entfernen Sie sie und versuchen Sie es noch einmal.",
  badMarkedLink: "Ein Link in diesem Text ist ungültig: Geben Sie eine Webadresse, eine E-Mail-Adresse oder eine Telefonnummer an.",
};
