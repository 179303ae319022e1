// The editor of the legal page, in French.
import type { SectionLabels } from "../section";

export const labels: SectionLabels<"legal"> = {
  title: "Mentions légales",
  fields: {
    publisher: "Éditeur\u202f: nom, ou raison sociale et forme juridique",
    registration: "Immatriculation (SIREN, RCS, RNE…)",
    vat: "N° de TVA intracommunautaire",
    address: "Adresse",
    phone: "Téléphone",
    email: "E-mail pour les demandes",
    director: "Direction de la publication, si ce n’est pas l’éditeur",
    host: "Hébergeur\u202f: nom, adresse, téléphone",
    more: "Texte ajouté à la page",
  },
  choices: {},
  lists: {},
  files: {},
  count: () => "",
  saved: () => "Mentions légales enregistrées !",
  failed: () => "Erreur d’enregistrement !",
};
