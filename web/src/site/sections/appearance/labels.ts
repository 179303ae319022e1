// The editor of the page's order, in French.
import type { SectionLabels } from "../section";

export const labels: SectionLabels<"appearance"> = {
  title: "Apparence",
  fields: {
    order: "Ordre des sections",
    hidden: "Sections masquées",
  },
  choices: {},
  lists: {},
  files: {},
  count: () => "",
  saved: () => "Apparence enregistrée !",
  failed: () => "Erreur d’enregistrement !",
};
