// The few words that product-free widgets carry themselves.
import type { Catalogue } from "../catalogue";
import { figure } from "./numbers";

export const uiWords: Catalogue["uiWords"] = {
  close: "Cerrar",
  cancel: "Cancelar",
  undo: "Deshacer",
  explain: (about) => `Explicación: ${about}`,
  loading: "Cargando…",
  showPassword: "Mostrar la contraseña",
  hidePassword: "Ocultar la contraseña",
  wordsGone: "[ ya no está: ",
  wordsNew: "[ añadido desde entonces: ",
  wordsEnd: " ]",
  toasts: "Avisos",
  toastsHotkey: "Avisos ({hotkey})",
};

export const sortingWords: Catalogue["sortingWords"] = {
  help: "Espacio para tomar, flechas para mover, Espacio para soltar, Esc para cancelar.",
  picked: (name) => `Ha tomado ${name}.`,
  movedTo: (name, place, count) => `${name}: posición ${figure(place)} de ${figure(count)}.`,
  dropped: (name, place, count) => `Ha soltado ${name} en la posición ${figure(place)} de ${figure(count)}.`,
  cancelled: (name) => `${name} ha vuelto a su lugar.`,
};
