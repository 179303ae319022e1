// The few words that product-free widgets carry themselves.
import type { Catalogue } from "../catalogue";
import { figure } from "./numbers";

export const uiWords: Catalogue["uiWords"] = {
  close: "Fechar",
  cancel: "Cancelar",
  undo: "Desfazer",
  explain: (about) => `Explicação: ${about}`,
  loading: "A carregar…",
  showPassword: "Mostrar a palavra-passe",
  hidePassword: "Ocultar a palavra-passe",
  wordsGone: "[ já não está: ",
  wordsNew: "[ acrescentado desde então: ",
  wordsEnd: " ]",
  toasts: "Avisos",
  toastsHotkey: "Avisos ({hotkey})",
};

export const sortingWords: Catalogue["sortingWords"] = {
  help: "Espaço para pegar, setas para mover, Espaço para largar, Esc para cancelar.",
  picked: (name) => `Selecionado para mover: ${name}.`,
  movedTo: (name, place, count) => `${name}: posição ${figure(place)} de ${figure(count)}.`,
  dropped: (name, place, count) => `${name}: fica na posição ${figure(place)} de ${figure(count)}.`,
  cancelled: (name) => `${name}: de volta ao seu lugar.`,
};
