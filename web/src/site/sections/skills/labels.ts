// The editor of this section, in French.
import { plural } from "../../words/plural";
import type { SectionLabels } from "../section";

export const labels: SectionLabels<"skills"> = {
  title: "Compétences",
  fields: {
    heading: "Titre de la section",
    skills: "Cartes",
    "skills.image": "Image",
    "skills.imageFocus": "Cadrage",
    "skills.title": "Titre du service",
    "skills.description": "Description",
    "skills.alt": "Description de l’image, pour qui ne la voit pas",
    itemTitle: "Style des titres",
    itemText: "Style des descriptions",
  },
  choices: {},
  lists: {
    skills: {
      add: "Ajouter une carte",
      // What has no picture is a card.
      added: ({ image }) => (image ? "Image ajoutée !" : "Carte ajoutée !"),
      deleted: ({ image }) => (image ? "Image supprimée !" : "Carte supprimée !"),
      deleteFailed: "Erreur suppression dans la base !",
      missing: { image: "Veuillez sélectionner une image" },
    },
  },
  files: {},
  count: (cards) => plural(cards, "carte", "cartes"),
  saved: (language) => `✅ Données ${language} enregistrées avec succès !`,
  failed: (reason) => `Erreur d’enregistrement ! ${reason}`.trim(),
};
