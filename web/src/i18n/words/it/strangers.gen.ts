// Written by `make gen` from locales/. Do not edit.

export const termsWords = {
  accept: "Accetto le",
  link: "condizioni d’uso",
  newTab: "(nuova scheda)",
  missing: "Per creare un account, accetta le condizioni d’uso.",
  title: "Le condizioni d’uso",
  text: "Chi gestisce questo servizio ti chiede di leggere e accettare le sue condizioni d’uso. Te lo chiediamo una volta sola, a meno che non cambino.",
  stays: "Il tuo sito resta com’è. Se non le accetti, puoi portare con te i tuoi dati o eliminare il tuo account.",
  read: "Leggi le condizioni",
  submit: "Accetto",
  accepted: "Grazie, ne abbiamo preso nota.",
  takeAlong: "Porta con te i tuoi dati o elimina l’account",
};
export const awaitingWords = {
  landing: (email: string): string => `Il tuo sito non è ancora visibile: conferma prima il tuo indirizzo ${email} con il link ricevuto.`,
  summary: "Il tuo sito sarà online appena il tuo indirizzo e-mail sarà confermato.",
  badge: "Indirizzo da confermare",
  atSwitch: "I visitatori vedranno il tuo sito appena il tuo indirizzo e-mail sarà confermato. Fino ad allora vedono la pagina di attesa.",
};
