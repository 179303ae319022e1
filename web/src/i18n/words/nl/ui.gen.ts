// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("nl");
export const uiWords = {
  close: "Close",
  cancel: "Cancel",
  undo: "Undo",
  explain: (about: string): string => `Explanation: ${about}`,
  loading: "Loading…",
  showPassword: "Show the password",
  hidePassword: "Hide the password",
  wordsGone: "[ no longer there: ",
  wordsNew: "[ added since: ",
  wordsEnd: " ]",
  toasts: "Messages",
  toastsHotkey: (hotkey: string): string => `Messages (${hotkey})`,
};
export const sortingWords = {
  help: "Space to pick up, arrow keys to move, Space to drop, Escape to cancel.",
  picked: (name: string): string => `${name} is picked up.`,
  movedTo: (name: string, place: number, count: number): string => `${name}: position ${figure(place)} of ${figure(count)}.`,
  dropped: (name: string, place: number, count: number): string => `${name} is dropped at position ${figure(place)} of ${figure(count)}.`,
  cancelled: (name: string): string => `${name} is back in its place.`,
};
