// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("fr-FR");
export const domainProblems = {
  "domains.bad_host": "Ce n’est pas un nom de domaine. Exemple : www.elise-marechal.fr",
  "domains.own_host": "Ce nom est celui du service lui-même.",
  "domains.too_many": (given: { max?: unknown }): string => counted(Number(given.max), { one: `${figure(Number(given.max))} noms de domaine au plus : retirez-en un d’abord.`, many: `${figure(Number(given.max))} noms de domaine au plus : retirez-en un d’abord.`, other: `${figure(Number(given.max))} noms de domaine au plus : retirez-en un d’abord.` }),
  "domains.taken": "Un autre site a déjà prouvé ce nom de domaine.",
  "domains.not_proven": (given: { record?: unknown; file?: unknown }): string => `Pas encore de preuve. Enregistrement TXT : ${given.record} ; fichier : ${given.file}. Un changement de DNS peut mettre quelques heures à être visible.`,
};
export const domainWords = {
  title: "Nom de domaine",
  intro: "Votre site peut aussi répondre à un nom qui vous appartient. Son adresse actuelle reste valable.",
  field: "Ajouter un nom de domaine",
  placeholder: "www.exemple.fr",
  add: "Ajouter ce nom",
  list: "Vos noms de domaine",
  served: "En service",
  proven: "Prouvé",
  leadsElsewhere: "Prouvé, mais ne mène pas encore ici",
  waiting: "À prouver",
  lost: "Preuve perdue",
  lostText: "La preuve a disparu : votre site ne répond plus à ce nom. La même valeur le prouve de nouveau.",
  prove: "Montrez que ce nom est à vous, par l’un de ces deux moyens :",
  byRecord: "Un enregistrement DNS de type TXT",
  byFile: "Un fichier sur le serveur actuel de ce nom",
  recordName: "Nom",
  fileUrl: "Adresse",
  content: "Contenu",
  pointIt: (target: string): string => `Faites ensuite pointer ce nom vers ${target} (CNAME, ou A et AAAA).`,
  pointItSomewhere: "Faites ensuite pointer ce nom vers l’adresse que vous donne qui gère ce service.",
  check: "Vérifier",
  checking: "Vérification...",
  justProven: (name: string): string => `${name} est prouvé.`,
  open: (name: string): string => `Ouvrir ${name}`,
  copy: (what: string): string => `Copier : ${what}`,
  copied: "Copié.",
  copyFailed: "La copie a échoué. Sélectionnez le texte à la main.",
  remove: "Retirer",
  removeOf: (name: string): string => `Retirer ${name}`,
  removeTitle: (name: string): string => `Retirer ${name} ?`,
  removeText: "Votre site ne répondra plus à ce nom. Vous pourrez l’ajouter de nouveau, avec une nouvelle preuve.",
  removed: "Nom de domaine retiré.",
};
export const domainForms = {
  found: {
    missing: "introuvable",
    other: "une autre valeur s’y trouve",
    unreachable: "pas de réponse",
  },
};
