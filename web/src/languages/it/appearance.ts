// The appearance: its own screen, the editors' line that leads there, the landing.
import type { Catalogue } from "../catalogue";

export const appearanceWords: Catalogue["appearanceWords"] = {
  title: "Aspetto",
  sections: "Ordine e visibilità delle sezioni",
  hint: "Trascina una sezione al suo posto, o spostala di un posto alla volta. Una sezione nascosta conserva tutto ciò che contiene.",
  fonts: "Caratteri",
  fontsHint:
    "Un carattere per i titoli, un altro per i testi, in tutte le lingue. Se per un testo hai scelto un carattere, quel testo lo mantiene.",
  noPair: "Originali",
  noPairSays: "Quelli dell’impaginazione",
  pair: (titles, texts) => (titles === texts ? titles : `${titles} e ${texts}`),
  ofPair: (family) => `${family} (coppia)`,
  alwaysFirst: "Sempre la prima",
  visible: "Visibile",
  hidden: "Nascosta",
  up: (section) => `Sposta ${section} in su`,
  down: (section) => `Sposta ${section} in giù`,
  layout: (name) => `Impaginazione: ${name}`,
  hiddenHere: "I tuoi visitatori non vedono questa sezione.",
  save: "Salva",
  saveDoes: (isOnline) =>
    isOnline
      ? "Vale subito per i tuoi visitatori, in tutte le lingue."
      : "Vale per tutte le lingue; il sito resta in costruzione.",
  inPageOrder: "Ordine iniziale",
  noneHidden: "Nessuna",
  staysFirst: "La sezione Home resta sempre la prima.",
  staysShown: "La sezione Home non si può nascondere.",
  twice: "Una sezione può comparire una sola volta.",
};
