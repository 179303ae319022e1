// Written by `make gen` from locales/. Do not edit.

export const richWords = {
  bar: "Tekstopmaak",
  actions: {
    bold: "Vet",
    italic: "Cursief",
    link: "Link invoegen",
    ul: "Lijst met opsommingstekens",
    ol: "Genummerde lijst",
  },
  keys: {
    bold: "Ctrl+B",
    italic: "Ctrl+I",
    link: "Ctrl+K",
    ul: "Ctrl+Shift+8",
    ol: "Ctrl+Shift+7",
  },
  isFormatted: "(met opmaak)",
  address: "Adres van de link",
  apply: "Link plaatsen",
  remove: "Link verwijderen",
  cancel: "Annuleren",
  notLoaded: "De tekstopmaak kon niet worden geladen. Je tekst is veilig; probeer het opnieuw.",
  badMarks: "De opmaak van deze tekst kon niet worden opgeslagen. Verwijder de opmaak en probeer het opnieuw.",
  badMarkedLink: "Een link in deze tekst klopt niet: gebruik een webadres, e-mailadres of telefoonnummer.",
};
