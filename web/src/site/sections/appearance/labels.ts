// The editor of the page's order, in French.
import type { SectionLabels } from "../section";

export const labels: SectionLabels<"appearance"> = {
  title: "Apparence",
  fields: {
    order: "Ordre des sections",
    hidden: "Sections masquées",
    background: "Couleur du fond",
    text: "Couleur du texte",
    accent: "Couleur d’accent",
    hidesDots: "Sans les pastilles de thème",
    corners: "Coins",
    spacing: "Espacement",
    fontPair: "Paire de polices",
    icon: "Icône",
    iconLetters: "Initiales",
    iconPicture: "Image de l’icône",
  },
  choices: {
    icon: { initiales: "Initiales", image: "Image" },
    corners: { vifs: "Vifs", doux: "Doux", ronds: "Ronds" },
    spacing: { serre: "Serré", aere: "Aéré" },
    fontPair: {
      vernissage: "Vernissage",
      salon: "Salon",
      lettres: "Lettres",
      recit: "Récit",
      revue: "Revue",
      atelier: "Atelier",
      manifeste: "Manifeste",
      code: "Code",
    },
  },
  lists: {},
  files: {
    iconPicture: {
      deleted: "Image de l’icône supprimée !",
      deleteFailed: "Erreur lors de la suppression de l’image !",
    },
  },
  count: () => "",
  saved: () => "Apparence enregistrée !",
  failed: () => "Erreur d’enregistrement !",
};
