// Fixed wording, to the letter: Home, Projet, Nom, 'Version gratuite', 'Veuillez remplir tous les champs !'.
import { formWords } from "../../contract/formWords.gen";
import type { PlainWords } from "./words";

export const fr: PlainWords = {
  skipToContent: "Aller au contenu",
  navigation: "Navigation",
  theme: "Thème de couleurs",
  themes: ["Bleu", "Blanc", "Noir", "Vert"],
  language: "Langue",
  pause: "Pause",
  play: "Lecture",
  previous: "Précédent",
  next: "Suivant",
  slide: "Vue",
  carousel: "carrousel",
  enlarge: "Agrandir",
  close: "Fermer",
  newTab: "nouvel onglet",
  downloadCv: "Voir le CV",
  seeProjects: "Voir les projets",
  write: "Écrire",
  more: "plus",
  less: "moins",
  seeAll: "Tout voir",
  topOfPage: "Haut de page",
  badge: { free: "Version gratuite", paid: "Version payante" },
  form: formWords.FR,
  anotherMessage: "Écrire un autre message",
};
