// The editor of this section, in French.
import { plural } from "../../words/plural";
import type { SectionLabels } from "../section";

export const labels: SectionLabels<"projects"> = {
  title: "Projets",
  fields: {
    heading: "Titre de la section",
    projects: "Projets",
    "projects.image": "Image du projet",
    "projects.imageFocus": "Cadrage",
    "projects.title": "Titre du projet",
    "projects.description": "Description",
    "projects.link": "Lien du projet",
    "projects.alt": "Description de l’image, pour qui ne la voit pas",
    "projects.page": "Page du projet",
    "projects.page.isShown": "Ce projet a sa page",
    "projects.page.name": "Adresse de la page",
    "projects.page.pictures": "Images",
    "projects.page.pictures.image": "Image",
    "projects.page.pictures.imageFocus": "Cadrage",
    "projects.page.pictures.caption": "Légende",
    "projects.page.pictures.alt": "Description de l’image, pour qui ne la voit pas",
    "projects.page.pictures.width": "Largeur",
    "projects.page.story": "Récit",
    "projects.page.client": "Client",
    "projects.page.year": "Année",
    "projects.page.role": "Rôle",
    "projects.page.team": "Équipe",
    "projects.page.links": "Liens",
    "projects.page.links.label": "Texte du lien",
    "projects.page.links.address": "Adresse du lien",
    "projects.page.film": "Film",
    "projects.page.poster": "Image avant la lecture",
    "projects.page.posterFocus": "Cadrage",
    usesSecondCarousel: "Affichage",
    itemTitle: "Style des titres de projet",
    itemText: "Style des descriptions",
  },
  // The switch reads 'Affichage 1' when off and 'Affichage 2' when on.
  switches: {
    usesSecondCarousel: (isOn) => (isOn ? "Affichage 2 : défilement long" : "Affichage 1 : défilement court"),
  },
  choices: {},
  lists: {
    projects: {
      add: "Ajouter un projet",
      // What has no picture is a card: an import may bring some.
      added: ({ image }) => (image ? "Image ajoutée !" : "Carte ajoutée !"),
      deleted: ({ image }) => (image ? "Image supprimée !" : "Carte supprimée !"),
      deleteFailed: "Erreur suppression dans la base !",
      missing: { image: "Aucune image sélectionnée !" },
    },
  },
  files: {},
  count: (projects) => plural(projects, "projet", "projets"),
  saved: (language) => `Projet (${language}) enregistré avec succès !`,
  failed: () => "Erreur d’enregistrement !",
};
