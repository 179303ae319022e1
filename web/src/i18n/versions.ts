// The sentences of the versions' screen, and of the problems that restoring answers.
import type { ProblemCode } from "../api/client";
import { inLanguage } from "./languages";
import type { Sentence } from "./sentence";
import { spoken } from "./spoken";

type VersionCode = Extract<ProblemCode, `versions.${string}`>;

export const versionProblems: Record<VersionCode, Sentence> = spoken("versionProblems", {
  "versions.language_not_there": ({ language }) =>
    `Votre site n’est plus ${inLanguage(String(language))}\u202f: remettez d’abord cette langue.`,
  "versions.not_kept": "Plus aucune version ne garde ce contenu.",
  "versions.not_allowed_now":
    "Cette version ne suit plus les règles d’aujourd’hui\u202f: elle ne peut pas être rétablie telle quelle.",
});

const counted = (count: number, one: string, many: string): string[] =>
  count ? [`${count} ${count === 1 ? one : many}`] : [];

export const versionWords = spoken("versionWords", {
  title: "Versions",
  lead: "Chaque enregistrement est gardé. Rétablir est un enregistrement comme un autre\u202f: il s’annule aussi.",
  list: "Liste des versions",
  filter: "Afficher",
  everything: "Tout le site",
  settings: "Réglages du site",
  allLanguages: "toutes les langues",
  today: "Aujourd’hui",
  yesterday: "Hier",
  older: "Afficher les plus anciennes",
  current: "en place",
  by: {
    save: "Enregistré par vous",
    restore: "Rétabli par vous",
    import: "Importé",
    before: "Avant la première version gardée",
  },
  changed: {
    nothing: "Rien n’a changé",
    first: "Premier enregistrement",
    style: (text: string) => `style\u202f: ${text}`,
    list: (name: string, added: number, removed: number, changed: number) => {
      const what = [
        ...counted(added, "ajouté", "ajoutés"),
        ...counted(removed, "retiré", "retirés"),
        ...counted(changed, "modifié", "modifiés"),
      ];
      return `${name} (${what.join(", ") || "ordre"})`;
    },
    more: (count: number) => (count === 1 ? "un autre" : `${count} autres`),
  },
  emptyTitle: "Aucune version pour l’instant",
  emptyText: "Dès que vous enregistrez, ce que vous avez écrit est gardé ici et peut être rétabli.",
  toEditor: "Ouvrir l’éditeur",
  nothingChosen: "Choisissez une version pour la comparer au site d’aujourd’hui.",
  backToList: "Retour à la liste",
  files: (size: string) =>
    `Les images et fichiers qu’elles seules montrent prennent ${size} de la place de votre site\u202f; si elle manque pour un envoi, les versions les plus anciennes partent d’abord.`,
  room: (used: string, most: string) =>
    `Vos versions prennent ${used} sur ${most}. Toutes celles des 30 derniers jours sont gardées, puis une par jour pendant un an.`,
  roomFull: (used: string, most: string) =>
    `Vos versions prennent ${used} sur ${most}. Quand la place manque, les plus anciennes partent d’abord\u202f; vos enregistrements ne sont jamais refusés pour cela.`,
  differs: "Ce qui diffère d’aujourd’hui",
  sameAsNow: "Rien\u202f: votre site dit la même chose aujourd’hui.",
  was: "Dans cette version",
  now: "Aujourd’hui",
  pageThen: "La page d’alors",
  pageNow: "La page d’aujourd’hui",
  pages: "Les deux pages",
  empty: "vide",
  deletedSince: "Supprimé depuis",
  addedSince: "Ajouté depuis",
  orderOf: (list: string) => `Ordre\u202f: ${list}`,
  sharedByAll: "commun à toutes les langues",
  restore: "Rétablir",
  bringBack: "Remettre",
  restoreWhat: (what: string) => `Rétablir ${what}`,
  restoreSection: (section: string) => `Rétablir ${section}`,
  restoreSettings: "Rétablir ces réglages",
  restoreSite: "Rétablir tout le site",
  asked: (deed: string) => `${deed}\u202f?`,
  cancel: "Annuler",
  undone: "Tout est comme avant.",
  done: "Rétabli et en place.",
  nothingToDo: "Rien à rétablir\u202f: tout est déjà ainsi.",
  languageGone: (code: string) =>
    `Votre site n’est plus ${inLanguage(code)}. Ce qui y était écrit est gardé\u202f: remettez la langue pour le rétablir.`,
  languagesBack: "Remettre les langues d’alors",
  confirm: {
    one: (what: string) =>
      `«\u202f${what}\u202f» redevient ce qu’il était dans cette version. Ce qui s’y trouve aujourd’hui est remplacé\u202f; le reste ne change pas.`,
    item: (what: string) => `«\u202f${what}\u202f» revient à sa place, tel qu’il était. Le reste ne change pas.`,
    section: (section: string, language: string) =>
      `Tous les textes et éléments de ${section} ${language}, ainsi que ce que les langues ont en commun (styles, images, réglages de la section), redeviennent ceux de cette version et remplacent ceux d’aujourd’hui.`,
    settings:
      "La barre de navigation, les langues, le thème, la mise en page, le badge et la publication en JSON Resume redeviennent ceux de cette version. L’adresse du site et son état ne changent pas.",
    site: (moment: string) =>
      `Toutes les sections dans toutes les langues, et les réglages du site, redeviennent ceux de cette version (${moment}). Ce qui a été enregistré depuis est remplacé, mais reste dans les versions. L’adresse du site et son état ne changent pas.`,
    thinnedOut:
      "De plus de 30 jours, il ne reste qu’une version par jour\u202f: chaque section revient à la dernière qui reste de ce moment ou d’avant. S’il n’en reste aucune, elle ne change pas.",
    draft:
      "Votre brouillon non enregistré n’est pas touché\u202f: à l’ouverture de l’éditeur, vous choisirez entre les deux.",
  },
  resumeOffered: "Publié",
  resumeNotOffered: "Non publié",
  settingNames: {
    siteType: "Barre de navigation",
    languages: "Langues",
    themeIndex: "Thème",
    layout: "Mise en page",
    showsBadge: "Badge public",
    offersResume: "JSON Resume",
    isOnline: "État du site",
    mailsMessages: "Avis par e-mail",
    slug: "Adresse du site",
  } as Readonly<Record<string, string>>,
});
