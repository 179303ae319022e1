// The sentences of the page's look, on the appearance's screen: theme, the owner's own colours, moods, switches.
import { spoken } from "./spoken";

export const lookWords = spoken("lookWords", {
  colours: "Couleurs",
  coloursHint: "Ce que vos visiteurs voient d’abord ; ils gardent le choix entre tous les thèmes.",
  switches: "À montrer",
  logo: (keeps: string) => `Logo\u202f: ${keeps.toLowerCase()}`,
});
