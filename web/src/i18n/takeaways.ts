// What an owner takes along: the words of its part of the account screen, and the refusals of that room.
import type { ProblemCode, Schemas } from "../api/client";
import { hourOf, timeForms } from "./hour";
import { fileSize } from "./media";
import type { Sentence } from "./sentence";
import { locale, spoken } from "./spoken";

type TakeawayCode = Extract<ProblemCode, `takeaway.${string}`>;
type Kind = Schemas["TakeawayOut"]["kind"];

export const takeawayProblems: Record<TakeawayCode, Sentence> = spoken("takeawayProblems", {
  "takeaway.bad_address": "Ce n’est pas l’adresse d’un site. Exemple\u202f: https://www.elise-marechal.fr/",
  "takeaway.interrupted": "Elle a été interrompue plusieurs fois.",
  "takeaway.nothing_yet": "Enregistrez d’abord votre site\u202f: il n’y a pas encore de page à emporter.",
  "takeaway.under_way": "Une préparation est déjà en cours.",
});

const day = new Intl.DateTimeFormat(locale(), { weekday: "long", day: "numeric", month: "long" });
const moment = (date: Date): string => timeForms.dayAtHour(day.format(date), hourOf(date));

export const takeawayWords = spoken("takeawayWords", {
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
      text: "Votre site en ligne, tel qu’il est enregistré, dans toutes ses langues\u202f: des pages prêtes à être déposées chez n’importe quel hébergeur, ou ouvertes depuis votre disque.",
      ask: "Préparer le site",
      download: "Télécharger le site",
    },
  } satisfies Record<Kind, object>,
  steps: {
    "": "En attente",
    documents: "Vos textes",
    files: "Vos fichiers",
    messages: "Vos messages",
    account: "Votre compte",
    pages: "Vos pages",
    storing: "Dernière étape",
  } as Readonly<Record<string, string>>,
  percent: (percent: number) => `${percent}\u202f%`,
  progressOf: (title: string) => `Préparation\u202f: ${title}`,
  leave: "Vous pouvez quitter cet écran\u202f: la préparation continue.",
  ready: (bytes: number) => `Prêt · ${fileSize(bytes)}`,
  until: (until: string) => `Disponible jusqu’au ${moment(new Date(until))}.`,
  again: "Refaire",
  cancel: "Annuler",
  remove: "Supprimer",
  removeOf: (title: string) => `Supprimer\u202f: ${title}`,
  cancelOf: (title: string) => `Annuler\u202f: ${title}`,
  failed: (reason: string) => `La préparation a échoué. ${reason}`,
  retry: "Réessayer",
  dialog: {
    title: "Le site en fichiers",
    text: "Sans serveur, personne ne reçoit les messages du formulaire. À la place, il peut ouvrir la messagerie du visiteur, avec un message à votre adresse.",
    withForm: "Garder le formulaire",
    withoutForm: "Sinon, le formulaire est retiré\u202f; vos coordonnées restent affichées.",
    mailTo: "Adresse e-mail du formulaire",
    mailToHint: "Elle sera visible de tous dans les pages.",
    address: "Adresse du futur site (facultatif)",
    addressHint: "Pour les moteurs de recherche\u202f: liens canoniques et plan du site.",
    addressPlaceholder: "https://www.exemple.fr/",
    ask: "Préparer le site",
  },
});
