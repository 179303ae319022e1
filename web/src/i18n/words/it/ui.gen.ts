// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("it");
export const uiWords = {
  close: "Chiudi",
  cancel: "Annulla",
  undo: "Annulla",
  explain: (about: string): string => `Spiegazione: ${about}`,
  loading: "Caricamento…",
  showPassword: "Mostra la password",
  hidePassword: "Nascondi la password",
  wordsGone: "[ non c’è più: ",
  wordsNew: "[ aggiunto in seguito: ",
  wordsEnd: " ]",
  toasts: "Messaggi",
  toastsHotkey: (hotkey: string): string => `Messaggi (${hotkey})`,
};
export const sortingWords = {
  help: "Spazio per prendere, frecce per spostare, Spazio per rilasciare, Esc per annullare.",
  picked: (name: string): string => `Hai preso ${name}.`,
  movedTo: (name: string, place: number, count: number): string => `${name}: posizione ${figure(place)} di ${figure(count)}.`,
  dropped: (name: string, place: number, count: number): string => `${name}: ora in posizione ${figure(place)} di ${figure(count)}.`,
  cancelled: (name: string): string => `${name}: di nuovo al suo posto.`,
};
