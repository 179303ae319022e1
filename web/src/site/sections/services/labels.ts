// The editor of this section, in French.
import { plural } from "../../words/plural";
import type { SectionLabels } from "../section";

export const labels: SectionLabels<"services"> = {
  title: "Services",
  fields: {
    heading: "Titre de la section",
    services: "Services",
    "services.icon": "Icône",
    "services.title": "Nom du service",
    "services.description": "Description",
    "services.price": "Prix",
    "services.isOnQuote": "Sur devis",
    "services.link": "Lien",
    itemTitle: "Style des noms de service",
    itemText: "Style des descriptions",
  },
  choices: {
    "services.icon": {
      pen: "Crayon",
      camera: "Appareil photo",
      code: "Code",
      book: "Livre",
      talk: "Conversation",
      tool: "Outil",
      leaf: "Feuille",
      music: "Musique",
      heart: "Cœur",
      house: "Maison",
      chart: "Courbe",
      globe: "Globe",
    },
  },
  lists: {
    services: {
      add: "Ajouter un service",
      added: "Service ajouté !",
      deleted: "Service supprimé !",
      deleteFailed: "Erreur suppression dans la base !",
      missing: { title: "Le nom du service manque." },
    },
  },
  files: {},
  count: (services) => plural(services, "service", "services"),
  saved: (language) => `✅ Données ${language} enregistrées avec succès !`,
  failed: () => "Erreur d’enregistrement !",
};
