// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("pt-PT");
export const uiWords = {
  close: "Fechar",
  cancel: "Cancelar",
  undo: "Desfazer",
  explain: (about: string): string => `Explicação: ${about}`,
  loading: "A carregar…",
  showPassword: "Mostrar a palavra-passe",
  hidePassword: "Ocultar a palavra-passe",
  wordsGone: "[ já não está: ",
  wordsNew: "[ acrescentado desde então: ",
  wordsEnd: " ]",
  toasts: "Avisos",
  toastsHotkey: (hotkey: string): string => `Avisos (${hotkey})`,
};
export const sortingWords = {
  help: "Espaço para pegar, setas para mover, Espaço para largar, Esc para cancelar.",
  picked: (name: string): string => `Selecionado para mover: ${name}.`,
  movedTo: (name: string, place: number, count: number): string => `${name}: posição ${figure(place)} de ${figure(count)}.`,
  dropped: (name: string, place: number, count: number): string => `${name}: fica na posição ${figure(place)} de ${figure(count)}.`,
  cancelled: (name: string): string => `${name}: de volta ao seu lugar.`,
};
