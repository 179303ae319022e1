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
  },
  choices: {},
  lists: {},
  files: {},
  count: () => "",
  saved: () => "Apparence enregistrée !",
  failed: () => "Erreur d’enregistrement !",
};
