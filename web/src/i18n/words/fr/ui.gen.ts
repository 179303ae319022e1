// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("fr-FR");
export const uiWords = {
  close: "Fermer",
  cancel: "Annuler",
  undo: "Rétablir",
  explain: (about: string): string => `Explication : ${about}`,
  loading: "Chargement...",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  wordsGone: "[ n’y est plus : ",
  wordsNew: "[ ajouté depuis : ",
  wordsEnd: " ]",
  toasts: "Messages",
  toastsHotkey: (hotkey: string): string => `Messages (${hotkey})`,
};
export const sortingWords = {
  help: "Espace pour prendre, flèches pour déplacer, Espace pour poser, Échap pour annuler.",
  picked: (name: string): string => `${name} est pris.`,
  movedTo: (name: string, place: number, count: number): string => `${name} : place ${figure(place)} sur ${figure(count)}.`,
  dropped: (name: string, place: number, count: number): string => `${name} est posé à la place ${figure(place)} sur ${figure(count)}.`,
  cancelled: (name: string): string => `${name} est revenu à sa place.`,
};
