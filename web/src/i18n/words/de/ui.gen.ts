// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("de");
export const uiWords = {
  close: "Schließen",
  cancel: "Abbrechen",
  undo: "Rückgängig",
  explain: (about: string): string => `Erklärung: ${about}`,
  loading: "Wird geladen …",
  showPassword: "Passwort anzeigen",
  hidePassword: "Passwort verbergen",
  wordsGone: "[ nicht mehr da: ",
  wordsNew: "[ seitdem hinzugefügt: ",
  wordsEnd: " ]",
  toasts: "Hinweise",
  toastsHotkey: (hotkey: string): string => `Hinweise (${hotkey})`,
};
export const sortingWords = {
  help: "Leertaste zum Aufnehmen, Pfeiltasten zum Verschieben, Leertaste zum Ablegen, Esc zum Abbrechen.",
  picked: (name: string): string => `${name} ist aufgenommen.`,
  movedTo: (name: string, place: number, count: number): string => `${name}: Platz ${figure(place)} von ${figure(count)}.`,
  dropped: (name: string, place: number, count: number): string => `${name} ist auf Platz ${figure(place)} von ${figure(count)} abgelegt.`,
  cancelled: (name: string): string => `${name} ist wieder am alten Platz.`,
};
