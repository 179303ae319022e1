// The editor of this section, in French.
import { plural } from "../../words/plural";
import type { SectionLabels } from "../section";

export const labels: SectionLabels<"experience"> = {
  title: "Expérience",
  fields: {
    heading: "Titre de la section",
    positions: "Postes",
    "positions.title": "Poste",
    "positions.organisation": "Organisation",
    "positions.place": "Lieu",
    "positions.start": "Début",
    "positions.end": "Fin",
    "positions.isCurrent": "En cours",
    "positions.description": "Description",
    itemTitle: "Style des postes",
    itemText: "Style des descriptions",
  },
  choices: {},
  lists: {
    positions: {
      add: "Ajouter un poste",
      added: "Poste ajouté !",
      deleted: "Poste supprimé !",
      deleteFailed: "Erreur suppression dans la base !",
      missing: { title: "Le poste manque." },
    },
  },
  files: {},
  count: (positions) => plural(positions, "poste", "postes"),
  saved: (language) => `✅ Données ${language} enregistrées avec succès !`,
  failed: () => "Erreur d’enregistrement !",
};
