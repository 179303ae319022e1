// The few words that product-free widgets carry themselves.
import type { Catalogue } from "../catalogue";
import { figure } from "./numbers";

export const uiWords: Catalogue["uiWords"] = {
  close: "Close",
  cancel: "Cancel",
  undo: "Undo",
  explain: (about) => `Explanation: ${about}`,
  loading: "Loading…",
  showPassword: "Show the password",
  hidePassword: "Hide the password",
  wordsGone: "[ no longer there: ",
  wordsNew: "[ added since: ",
  wordsEnd: " ]",
  toasts: "Messages",
  toastsHotkey: "Messages ({hotkey})",
};

export const sortingWords: Catalogue["sortingWords"] = {
  help: "Space to pick up, arrow keys to move, Space to drop, Escape to cancel.",
  picked: (name) => `${name} is picked up.`,
  movedTo: (name, place, count) => `${name}: position ${figure(place)} of ${figure(count)}.`,
  dropped: (name, place, count) => `${name} is dropped at position ${figure(place)} of ${figure(count)}.`,
  cancelled: (name) => `${name} is back in its place.`,
};
