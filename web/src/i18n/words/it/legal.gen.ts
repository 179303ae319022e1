// Written by `make gen` from locales/. Do not edit.

export const legalEditorWords = {
  about: "Questa pagina si aggiunge al tuo sito, con un link in fondo a ogni pagina, appena hai compilato l’editore, l’e-mail e l’hosting. I campi seguono l’ordine previsto dalla legge francese per i professionisti; il testo sui dati dice ciò che il tuo sito fa davvero. Verifica che cos’altro è richiesto per la tua professione.",
  fromContact: "Il tuo modulo riceve nomi e indirizzi: spiega ai visitatori che cosa ne fai.",
  open: "Note legali",
};
export const legalLandingWords = {
  title: "Note legali",
  missing: "Da compilare",
  there: "Online",
  missingText: "Il tuo modulo di contatto riceve nomi e indirizzi: la legge chiede di dire chi li riceve e che cosa ne fa. Bastano pochi campi.",
  missingTextWithoutForm: "La legge chiede di dire chi pubblica il sito e chi lo ospita. Bastano pochi campi.",
  thereText: "I tuoi visitatori le trovano in fondo alla tua pagina.",
  fill: "Compila",
  edit: "Modifica",
};
