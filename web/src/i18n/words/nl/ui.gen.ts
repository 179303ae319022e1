// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("nl");
export const uiWords = {
  close: "Sluiten",
  cancel: "Annuleren",
  undo: "Ongedaan maken",
  explain: (about: string): string => `Uitleg: ${about}`,
  loading: "Laden…",
  showPassword: "Wachtwoord tonen",
  hidePassword: "Wachtwoord verbergen",
  wordsGone: "[ staat er niet meer: ",
  wordsNew: "[ later toegevoegd: ",
  wordsEnd: " ]",
  toasts: "Mededelingen",
  toastsHotkey: (hotkey: string): string => `Mededelingen (${hotkey})`,
};
export const sortingWords = {
  help: "Spatie om op te pakken, pijltoetsen om te verplaatsen, spatie om neer te zetten, Esc om te annuleren.",
  picked: (name: string): string => `${name} is opgepakt.`,
  movedTo: (name: string, place: number, count: number): string => `${name}: plaats ${figure(place)} van ${figure(count)}.`,
  dropped: (name: string, place: number, count: number): string => `${name} staat nu op plaats ${figure(place)} van ${figure(count)}.`,
  cancelled: (name: string): string => `${name} staat weer op zijn plaats.`,
};
