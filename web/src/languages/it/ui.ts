// The few words that product-free widgets carry themselves.
import type { Catalogue } from "../catalogue";
import { figure } from "./numbers";

export const uiWords: Catalogue["uiWords"] = {
  close: "Chiudi",
  cancel: "Annulla",
  undo: "Annulla",
  explain: (about) => `Spiegazione: ${about}`,
  loading: "Caricamento…",
  showPassword: "Mostra la password",
  hidePassword: "Nascondi la password",
  wordsGone: "[ non c’è più: ",
  wordsNew: "[ aggiunto in seguito: ",
  wordsEnd: " ]",
  toasts: "Messaggi",
  toastsHotkey: "Messaggi ({hotkey})",
};

export const sortingWords: Catalogue["sortingWords"] = {
  help: "Spazio per prendere, frecce per spostare, Spazio per rilasciare, Esc per annullare.",
  picked: (name) => `Hai preso ${name}.`,
  movedTo: (name, place, count) => `${name}: posizione ${figure(place)} di ${figure(count)}.`,
  dropped: (name, place, count) => `${name}: ora in posizione ${figure(place)} di ${figure(count)}.`,
  cancelled: (name) => `${name}: di nuovo al suo posto.`,
};
