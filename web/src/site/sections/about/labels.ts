// The editor of this section, in French.
import { plural } from "../../words/plural";
import type { SectionLabels } from "../section";

export const labels: SectionLabels<"about"> = {
  title: "À propos",
  fields: {
    heading: "Titre de la section",
    body: "Texte principal",
    galleryTitle: "Titre de la galerie",
    secondBody: "Second texte",
    team: "Équipe",
    "team.image": "Photo",
    "team.imageFocus": "Cadrage",
    "team.name": "Nom",
    "team.role": "Responsabilité",
    "team.alt": "Description de la photo, pour qui ne la voit pas",
    photos: "Photos",
    "photos.image": "Photo",
    "photos.imageFocus": "Cadrage",
    "photos.alt": "Description de la photo, pour qui ne la voit pas",
    itemTitle: "Style des noms",
    itemText: "Style des responsabilités",
  },
  choices: {},
  lists: {
    team: {
      add: "Ajouter une personne",
      added: "Image ajoutée !",
      deleted: "Image supprimée localement !",
      deleteFailed: "Erreur lors de la suppression de l'image dans la base !",
      missing: { image: "Aucune image sélectionnée !" },
    },
    photos: {
      add: "Ajouter une photo",
      added: "Image ajoutée !",
      deleted: "Image supprimée localement !",
      deleteFailed: "Erreur lors de la suppression de l'image dans la base !",
      missing: { image: "Aucune image sélectionnée !" },
      full: "Vous pouvez ajouter au maximum 2 photos.",
    },
  },
  files: {},
  count: (photos) => plural(photos, "photo", "photos"),
  saved: (language) => `✅ Données ${language} enregistrées avec succès !`,
  failed: () => "Erreur lors de l’enregistrement !",
};
