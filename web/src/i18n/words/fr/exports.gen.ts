// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("fr-FR");
export const exportWords = {
  title: "Vos données",
  hint: "Ce que vous avez mis ici vous appartient. Emportez-le quand vous voulez.",
  kinds: {
    archive: {
      title: "Tout emporter",
      text: "Une archive avec vos textes, vos fichiers, vos messages et les données de votre compte. Elle peut être importée de nouveau.",
      ask: "Préparer l’archive",
      download: "Télécharger l’archive",
    },
    static: {
      title: "Le site en fichiers",
      text: "Votre site en ligne, tel qu’il est enregistré, dans toutes ses langues : des pages prêtes à être déposées chez n’importe quel hébergeur, ou ouvertes depuis votre disque.",
      ask: "Préparer le site",
      download: "Télécharger le site",
    },
  },
  steps: {
    "": "En attente",
    documents: "Vos textes",
    files: "Vos fichiers",
    messages: "Vos messages",
    account: "Votre compte",
    pages: "Vos pages",
    storing: "Dernière étape",
  },
  percent: (percent: number): string => `${figure(percent)} %`,
  progressOf: (title: string): string => `Préparation : ${title}`,
  leave: "Vous pouvez quitter cet écran : la préparation continue.",
  ready: (size: string): string => `Prêt · ${size}`,
  until: (until: string): string => `Disponible jusqu’au ${until}.`,
  again: "Refaire",
  cancel: "Annuler",
  remove: "Supprimer",
  removeOf: (title: string): string => `Supprimer : ${title}`,
  cancelOf: (title: string): string => `Annuler : ${title}`,
  failed: (reason: string): string => `La préparation a échoué. ${reason}`,
  retry: "Réessayer",
  dialog: {
    title: "Le site en fichiers",
    text: "Sans serveur, personne ne reçoit les messages du formulaire. À la place, il peut ouvrir la messagerie du visiteur, avec un message à votre adresse.",
    withForm: "Garder le formulaire",
    withoutForm: "Sinon, le formulaire est retiré ; vos coordonnées restent affichées.",
    mailTo: "Adresse e-mail du formulaire",
    mailToHint: "Elle sera visible de tous dans les pages.",
    address: "Adresse du futur site (facultatif)",
    addressHint: "Pour les moteurs de recherche : liens canoniques et plan du site.",
    addressPlaceholder: "https://www.exemple.fr/",
    ask: "Préparer le site",
  },
};
