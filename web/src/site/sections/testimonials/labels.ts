// The editor of this section, in French.
import { plural } from "../../words/plural";
import type { SectionLabels } from "../section";

export const labels: SectionLabels<"testimonials"> = {
  title: "Témoignages",
  fields: {
    heading: "Titre de la section",
    testimonials: "Témoignages",
    "testimonials.quote": "Citation",
    "testimonials.name": "Nom de la personne",
    "testimonials.role": "Fonction",
    "testimonials.image": "Portrait",
    "testimonials.imageFocus": "Cadrage",
    "testimonials.link": "Lien",
    itemText: "Style des citations",
    itemTitle: "Style des noms",
  },
  choices: {},
  lists: {
    testimonials: {
      add: "Ajouter un témoignage",
      added: "Témoignage ajouté !",
      deleted: "Témoignage supprimé !",
      deleteFailed: "Erreur suppression dans la base !",
      missing: { quote: "La citation manque.", name: "Le nom de la personne manque." },
    },
  },
  files: {},
  count: (testimonials) => plural(testimonials, "témoignage", "témoignages"),
  saved: (language) => `✅ Données ${language} enregistrées avec succès !`,
  failed: () => "Erreur d’enregistrement !",
};
