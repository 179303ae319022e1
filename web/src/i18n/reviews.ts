// 'Partager le brouillon': links to a draft, and the remarks that readers leave on it.
import type { ProblemCode } from "../api/client";
import type { Sentence } from "./sentence";
import { spoken } from "./spoken";

type ReviewCode = Extract<ProblemCode, `reviews.${string}`>;

/** The readers' own refusals are said on their page, in its language (server: public/reviews/words.py). */
export const reviewProblems: Record<ReviewCode, Sentence> = spoken("reviewProblems", {
  "reviews.too_many_links": ({ max }) => `${max} liens en service au plus\u202f: révoquez-en un d’abord.`,
  "reviews.incomplete": "Il manque un nom ou une remarque.",
  "reviews.too_long": ({ maxChars }) => `C’est trop long\u202f: ${maxChars} caractères au plus.`,
  "reviews.full": "Il y a trop de remarques\u202f: supprimez-en d’abord.",
});

const count = (number: number, one: string, many: string) => `${number} ${number > 1 ? many : one}`;

export const reviewWords = spoken("reviewWords", {
  title: "Faire relire",
  intro:
    "Une adresse secrète montre votre site avec tout ce que vous n’avez pas encore enregistré, dans chaque langue. Qui la reçoit peut vous laisser des remarques, sans compte. Personne d’autre n’y a accès.",
  share: "Faire relire",
  newLink: "Nouveau lien",
  forWhom: "Pour qui\u202f?",
  forWhomHint: "Pour vous y retrouver. Vos lecteurs ne le voient pas.",
  forWhomExample: "Mon associée",
  lasts: "Valable pendant",
  days: (days: number) => (days === 1 ? "1 jour" : `${days} jours`),
  password: "Mot de passe (facultatif)",
  passwordHint: "6 caractères au moins. Transmettez-le par un autre moyen que l’adresse.",
  passwordShort: "6 caractères au moins.",
  make: "Créer le lien",
  making: "Création…",
  made: "Lien créé. Copiez-le et envoyez-le à qui vous voulez.",
  links: "Vos liens",
  noLinks: "Aucun lien pour l’instant.",
  nothingTitle: "Rien à partager pour l’instant",
  nothingText: "Choisissez d’abord les langues de votre site. Dès les premiers mots, vous pourrez les faire relire.",
  nothingStart: "Commencer",
  unnamed: "Sans nom",
  states: { good: "En service", ended: "Terminé", revoked: "Révoqué" },
  until: (day: string) => `Jusqu’au ${day}`,
  ended: (day: string) => `Terminé le ${day}`,
  revokedOn: (day: string) => `Révoqué le ${day}`,
  hasPassword: "Avec mot de passe",
  opened: (times: number, last: string) => `${count(times, "ouverture", "ouvertures")}, la dernière\u202f: ${last}`,
  notYetOpened: "Pas encore ouvert",
  neverOpened: "Jamais ouvert",
  address: (label: string) => `Adresse du lien\u202f: ${label}`,
  copy: "Copier",
  copyOf: (label: string) => `Copier le lien\u202f: ${label}`,
  copied: "Lien copié.",
  copyFailed: "La copie a échoué. Sélectionnez le texte à la main.",
  open: (label: string) => `Ouvrir le lien\u202f: ${label}`,
  revoke: "Révoquer",
  revokeOf: (label: string) => `Révoquer le lien\u202f: ${label}`,
  revokeTitle: "Révoquer ce lien\u202f?",
  revokeText:
    "Son adresse ne montrera plus rien, tout de suite et pour toujours. Vous pourrez en créer un autre. Les remarques déjà reçues restent.",
  revoked: "Lien révoqué.",
  remarks: "Remarques",
  openRemarks: (_number: number) => "à traiter",
  noRemarks: "Aucune remarque à traiter.",
  aboutSection: (section: string) => `Remarques sur «\u202f${section}\u202f»`,
  seeIn: (section: string) => `Voir dans ${section}`,
  from: (label: string) => `par le lien «\u202f${label}\u202f»`,
  elsewhere: "sur un autre élément",
  below: "Voir celles de la liste, plus bas",
  onItem: (number: number) => count(number, "remarque", "remarques"),
  done: "Traité",
  doneOf: (name: string) => `Traité\u202f: remarque de ${name}`,
  showDone: (number: number) => `Afficher ${count(number, "remarque traitée", "remarques traitées")}`,
  hideDone: "Masquer les remarques traitées",
  remove: "Supprimer",
  removeOf: (name: string) => `Supprimer la remarque de ${name}`,
  removeTitle: "Supprimer cette remarque\u202f?",
  removeText: "Elle ne pourra pas être retrouvée.",
  removed: "Remarque supprimée.",
  failed: "Cela n’a pas abouti. Réessayez.",
  spam: (number: number) => `Écartées comme indésirables (${number})`,
  notSpam: "Ce n’est pas indésirable",
  landing: "Relecture",
});
