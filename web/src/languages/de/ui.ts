// The few words that product-free widgets carry themselves.
import type { Catalogue } from "../catalogue";
import { figure } from "./numbers";

export const uiWords: Catalogue["uiWords"] = {
  close: "Schließen",
  cancel: "Abbrechen",
  undo: "Rückgängig",
  explain: (about) => `Erklärung: ${about}`,
  loading: "Wird geladen\u00a0…",
  showPassword: "Passwort anzeigen",
  hidePassword: "Passwort verbergen",
  wordsGone: "[ nicht mehr da: ",
  wordsNew: "[ seitdem hinzugefügt: ",
  wordsEnd: " ]",
  toasts: "Hinweise",
  toastsHotkey: "Hinweise ({hotkey})",
};

export const sortingWords: Catalogue["sortingWords"] = {
  help: "Leertaste zum Aufnehmen, Pfeiltasten zum Verschieben, Leertaste zum Ablegen, Esc zum Abbrechen.",
  picked: (name) => `${name} ist aufgenommen.`,
  movedTo: (name, place, count) => `${name}: Platz ${figure(place)} von ${figure(count)}.`,
  dropped: (name, place, count) => `${name} ist auf Platz ${figure(place)} von ${figure(count)} abgelegt.`,
  cancelled: (name) => `${name} ist wieder am alten Platz.`,
};
