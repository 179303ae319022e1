// The spec's words stand here to the letter: Home, Projet, Nom, 'Version gratuite', 'Veuillez remplir tous les champs !' (D39).
import { formWords } from "../../contract/formWords.gen";
import type { Words } from "./words";

export const fr: Words = {
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
  topOfPage: "Haut de page",
  bar: { home: "Home", projects: "Projet", contact: "Contact" },
  badge: { free: "Version gratuite", paid: "Version payante" },
  subtitle: "Je suis ",
  form: formWords.FR,
  sectionNames: {
    home: "Accueil",
    about: "À propos",
    projects: "Projets",
    skills: "Compétences",
    experience: "Expérience",
    contact: "Contact",
  },
  current: "en cours",
  draftShown: "Vous voyez votre brouillon",
};
