// The French words are fixed to the letter: Home, Projet.
import type { WordsOf } from "../section";

export const words: WordsOf<
  "home",
  { /** Option2's line over the title when its owner wrote none. */ subtitle: string }
> = {
  EN: { name: "Home", bar: "Home", subtitle: "I am " },
  FR: { name: "Accueil", bar: "Home", subtitle: "Je suis " },
  ES: { name: "Inicio", bar: "Inicio", subtitle: "Soy " },
  PT: { name: "Início", bar: "Início", subtitle: "Sou " },
  IT: { name: "Home", bar: "Home", subtitle: "Sono " },
  DE: { name: "Start", bar: "Start", subtitle: "Ich bin " },
  NL: { name: "Start", bar: "Start", subtitle: "Ik ben " },
  AR: { name: "الرئيسية", bar: "الرئيسية", subtitle: "أنا " },
};
