// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("es");
export const uiWords = {
  close: "Cerrar",
  cancel: "Cancelar",
  undo: "Deshacer",
  explain: (about: string): string => `Explicación: ${about}`,
  loading: "Cargando…",
  showPassword: "Mostrar la contraseña",
  hidePassword: "Ocultar la contraseña",
  wordsGone: "[ ya no está: ",
  wordsNew: "[ añadido desde entonces: ",
  wordsEnd: " ]",
  toasts: "Avisos",
  toastsHotkey: (hotkey: string): string => `Avisos (${hotkey})`,
};
export const sortingWords = {
  help: "Espacio para tomar, flechas para mover, Espacio para soltar, Esc para cancelar.",
  picked: (name: string): string => `Ha tomado ${name}.`,
  movedTo: (name: string, place: number, count: number): string => `${name}: posición ${figure(place)} de ${figure(count)}.`,
  dropped: (name: string, place: number, count: number): string => `Ha soltado ${name} en la posición ${figure(place)} de ${figure(count)}.`,
  cancelled: (name: string): string => `${name} ha vuelto a su lugar.`,
};
