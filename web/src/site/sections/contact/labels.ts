// The editor of this section, in French.
import { networks } from "../../../contract/networks.gen";
import { plural } from "../../words/plural";
import type { SectionLabels } from "../section";

export const labels: SectionLabels<"contact"> = {
  title: "Contact",
  fields: {
    heading: "Titre de la section",
    formHeading: "Titre du formulaire",
    entriesTitle: "Titre de la liste",
    nameLabel: "Libellé du nom",
    emailLabel: "Libellé de l’e-mail",
    messageLabel: "Libellé du message",
    sendLabel: "Libellé du bouton d’envoi",
    entries: "Coordonnées",
    "entries.network": "Réseau",
    "entries.title": "Titre",
    "entries.detail": "Information",
    "entries.link": "Lien",
    itemTitle: "Style des titres des coordonnées",
    itemText: "Style des informations",
  },
  choices: { "entries.network": networks },
  lists: {
    entries: {
      add: "Ajouter une coordonnée",
      added: "Contact ajouté !",
      deleted: "Contact supprimé localement !",
      deleteFailed: "Erreur suppression contact dans la base",
      missing: { network: "Veuillez entrer un lien ou une information valide !" },
    },
  },
  files: {},
  count: (entries) => plural(entries, "entrée", "entrées"),
  saved: () => "Contacts enregistrés avec succès !",
  failed: (reason) => `Erreur lors de l’enregistrement : ${reason}`,
};
