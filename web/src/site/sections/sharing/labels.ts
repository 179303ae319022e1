// The editor of how the site is shown elsewhere, in French.
import { plural } from "../../words/plural";
import type { SectionLabels } from "../section";

export const labels: SectionLabels<"sharing"> = {
  title: "Google et réseaux",
  fields: {
    title: "Titre pour les moteurs de recherche",
    description: "Description",
    showsShare: "Montrer un bouton « Partager » en bas de la page",
    pictures: "Image de partage",
    "pictures.image": "Image, 1200 × 630 de préférence",
  },
  choices: {},
  lists: {
    pictures: {
      add: "Ajouter une image de partage",
      added: "Image ajoutée !",
      deleted: "Image supprimée localement !",
      deleteFailed: "Erreur lors de la suppression de l'image dans la base !",
      missing: { image: "Aucune image sélectionnée !" },
      full: "Une seule image de partage par langue\u202f: supprimez d’abord l’autre.",
    },
  },
  files: {},
  count: (pictures) => plural(pictures, "image", "images"),
  saved: (language) => `✅ Données ${language} enregistrées avec succès !`,
  failed: () => "Erreur lors de l’enregistrement !",
};
