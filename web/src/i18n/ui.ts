// The few words that product-free widgets carry themselves.
import { spoken } from "./spoken";

export const uiWords = spoken("uiWords", {
  close: "Fermer",
  cancel: "Annuler",
  undo: "Rétablir",
  explain: (about: string) => `Explication\u202f: ${about}`,
  loading: "Chargement...",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  wordsGone: "[ n’y est plus : ",
  wordsNew: "[ ajouté depuis : ",
  wordsEnd: " ]",
  toasts: "Messages",
  toastsHotkey: "Messages ({hotkey})",
} as const);

/** Said aloud while something is moved in a list. */
export const sortingWords = spoken("sortingWords", {
  help: "Espace pour prendre, flèches pour déplacer, Espace pour poser, Échap pour annuler.",
  picked: (name: string) => `${name} est pris.`,
  movedTo: (name: string, place: number, count: number) => `${name} : place ${place} sur ${count}.`,
  dropped: (name: string, place: number, count: number) => `${name} est posé à la place ${place} sur ${count}.`,
  cancelled: (name: string) => `${name} est revenu à sa place.`,
});
