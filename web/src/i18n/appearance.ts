// The sentences of the appearance: its own screen, the editors' line that leads there, the landing.
import { spoken } from "./spoken";

export const appearanceWords = spoken("appearanceWords", {
  title: "Apparence",
  sections: "Ordre et visibilité des sections",
  hint: "Faites glisser une section à sa place, ou montez-la pas à pas. Une section masquée garde tout ce que vous y avez écrit.",
  fonts: "Polices",
  fontsHint:
    "Une police pour les titres, une autre pour les textes, dans toutes les langues. Un texte dont vous avez choisi la police la garde.",
  noPair: "D’origine",
  noPairSays: "Celles de la mise en page",
  pair: (titles: string, texts: string) => (titles === texts ? titles : `${titles} et ${texts}`),
  ofPair: (family: string) => `${family} (paire)`,
  alwaysFirst: "Toujours en premier",
  visible: "Visible",
  hidden: "Masquée",
  up: (section: string) => `Monter ${section}`,
  down: (section: string) => `Descendre ${section}`,
  layout: (name: string) => `Mise en page\u202f: ${name}`,
  hiddenHere: "Vos visiteurs ne voient pas cette section.",
  save: "Enregistrer",
  saveDoes: (isOnline: boolean) =>
    isOnline
      ? "Vaut aussitôt pour vos visiteurs, dans toutes les langues."
      : "Vaut pour toutes les langues\u202f; le site reste en construction.",
  inPageOrder: "Ordre de départ",
  noneHidden: "Aucune",
  staysFirst: "L’accueil reste en premier.",
  staysShown: "L’accueil ne peut pas être masqué.",
  twice: "Une section ne peut y être qu’une fois.",
});
