// The few words that product-free widgets carry themselves.
import type { Catalogue } from "../catalogue";
import { figure } from "./numbers";

export const uiWords: Catalogue["uiWords"] = {
  close: "Cerrar",
  cancel: "Cancelar",
  undo: "Deshacer",
  loading: "Cargando...",
  showPassword: "Mostrar la contraseña",
  hidePassword: "Ocultar la contraseña",
  wordsGone: "[ ya no está: ",
  wordsNew: "[ añadido desde entonces: ",
  wordsEnd: " ]",
  toasts: "Avisos",
  toastsHotkey: "Avisos ({hotkey})",
};

export const sortingWords: Catalogue["sortingWords"] = {
  help: "Espacio para levantar, flechas para mover, Espacio para soltar, Esc para cancelar.",
  picked: (name) => `${name}: levantado.`,
  movedTo: (name, place, count) => `${name}: posición ${figure(place)} de ${figure(count)}.`,
  dropped: (name, place, count) => `${name}: soltado en la posición ${figure(place)} de ${figure(count)}.`,
  cancelled: (name) => `${name}: de vuelta en su lugar.`,
};
