// The sentences of translating: what is stale, copied or missing, and the bench.
import type { ProblemCode } from "../api/client";
import type { Sentence } from "./sentence";
import { spoken } from "./spoken";

const unreadable = {
  xml: "Ce fichier n’est pas un XLIFF lisible.",
  version: "Ce n’est pas un XLIFF de version 2. Demandez-le dans ce format, ou en CSV.",
  csv: "Ce fichier n’est ni un XLIFF ni un CSV lisible.",
  columns:
    "Il manque des colonnes\u202f: «\u202fid\u202f» et une pour chaque langue, comme dans le fichier téléchargé.",
  length: "Ce fichier a trop de textes pour être une traduction de ce site.",
} as const;
const languagesOf = (codes: unknown): string => (Array.isArray(codes) ? codes.join(" → ") : "");

type TranslationCode = Extract<ProblemCode, `translations.${string}`>;

export const translationProblems: Record<TranslationCode, Sentence> = spoken("translationProblems", {
  "translations.source_changed": "Le texte d’origine vient encore de changer. Relisez-le d’abord.",
  "translations.unreadable_file": ({ reason }) => unreadable[reason as keyof typeof unreadable] ?? unreadable.xml,
  "translations.wrong_language": ({ found, wanted }) =>
    `Les langues de ce fichier sont ${languagesOf(found)}. Il faut ${languagesOf(wanted)}.`,
  "translations.pair_unknown": "Le service de traduction ne connaît pas ces deux langues ensemble.",
  "translations.service_busy": "Le service de traduction est très demandé. Réessayez dans un instant.",
  "translations.service_away": "Le service de traduction ne répond pas. Réessayez plus tard, ou traduisez vous-même.",
});

export const translationWords = spoken("translationWords", {
  states: { filled: "Rempli", stale: "À revoir", copied: "Copié", empty: "Vide" },
  /** In a cell of the matrix, and at an item's card. */
  counts: {
    stale: (count: number) => `${count} à revoir`,
    copied: (count: number) => (count === 1 ? "1 texte copié" : `${count} textes copiés`),
    empty: (count: number) => (count === 1 ? "1 texte vide" : `${count} textes vides`),
  },
  legend: { stale: "À revoir\u202f: l’original a changé", copied: "Copié, pas encore traduit" },
  /** 'en français'. */
  sourceChanged: (inLanguage: string) => `Le texte ${inLanguage} a changé depuis.`,
  sameAsSource: (inLanguage: string) => `Identique au texte ${inLanguage}.`,
  stillGood: "Toujours bon",
  asWanted: "C’est voulu",
  confirmed: (count: number) => (count === 1 ? "Texte marqué comme bon." : `${count} textes marqués comme bons.`),
  /** 'Projets', 'en allemand'. */
  review: (section: string, inLanguage: string) => `Revoir ${section} ${inLanguage}`,
  reviewHint: (count: number) =>
    count === 1 ? "Un texte d’origine a changé depuis." : `${count} textes d’origine ont changé depuis.`,
  reviewButton: "Revoir",
  translate: "Traduire",
  translateInto: (intoLanguage: string) => `Traduire ${intoLanguage}`,
  leave: "Quitter la traduction",
  left: (left: number, all: number) => {
    if (left === 0) return all === 1 ? "Le seul texte est traduit." : `Les ${all} textes sont traduits.`;
    return left === 1 ? `Il reste 1 texte sur ${all}.` : `Il reste ${left} textes sur ${all}.`;
  },
  nothing: "Rien à traduire ici pour l’instant.",
  from: "Langue d’origine",
  keys: "Tab mène au texte suivant. Ctrl + Entrée garde un texte tel quel.",
  texts: "Textes",
  missing: "Absent dans cette langue.",
  takeOver: "Reprendre",
  takeOverNamed: (name: string) => `Reprendre ${name}`,
  takeOverAll: (count: number) => `Reprendre les ${count} absents, avec images et liens`,
  takenOver: (count: number) => (count === 1 ? "1 élément repris." : `${count} éléments repris.`),
  preview: (inLanguage: string) => `Aperçu ${inLanguage}`,
  suggest: "Proposer",
  asking: "Traduction en cours…",
  proposed: "Proposition, à relire",
  accept: "Accepter",
  proposalCut: "La proposition était trop longue pour ce champ\u202f: la fin manque.",
  writtenMeanwhile: "Vous avez écrit entre-temps\u202f: la proposition n’a pas été reprise.",
  proposalsLeft: (count: number) => (count === 1 ? "1 proposition à relire." : `${count} propositions à relire.`),
  saveRefused: (count: number) =>
    count === 1
      ? "Rien n’est encore enregistré\u202f: une proposition reste à relire. Acceptez-la ou modifiez-la."
      : `Rien n’est encore enregistré\u202f: ${count} propositions restent à relire. Acceptez-les ou modifiez-les.`,
  suggestKeys: "Ctrl + Maj + Entrée propose une traduction. Ctrl + Entrée l’accepte.",
});

export const textListWords = spoken("textListWords", {
  title: "Tous les textes",
  lead: "Chaque texte du site à côté de son original\u202f: cherchez, filtrez, corrigez sur place.",
  language: "Langue à traduire",
  search: "Chercher dans les textes",
  state: "État",
  everyState: "Tous les états",
  /** 'À revoir', and how many are. */
  stateCount: (state: string, count: number) => `${state} (${count})`,
  shown: (shown: number, all: number) =>
    all === 1 ? (shown ? "1 texte." : "Aucun texte sur 1.") : `${shown} sur ${all} textes.`,
  none: "Aucun texte ne correspond.",
  more: "Afficher plus de textes",
  oneLanguage: "Une seule langue pour l’instant",
  oneLanguageHint: "Ajoutez une deuxième langue au site, et ses textes à traduire sont listés ici.",
  original: "Original",
  absent: "Pas encore dans cette langue\u202f: son élément sera repris avec ses images et ses liens.",
  cancel: "Annuler",
  takenBack: "Les textes d’avant sont revenus.",
  advanced: "Avancé",
  files: "Traduire ailleurs",
  filesHint:
    "Donnez un fichier à votre traducteur, puis reprenez-le ici. Rien ne change avant votre accord. La mise en forme d’un texte réécrit n’est pas dans le fichier.",
  downloadXliff: "Télécharger en XLIFF",
  downloadCsv: "Télécharger en CSV",
  bring: "Importer la traduction",
  bringLabel: "Fichier traduit, XLIFF ou CSV",
  tooLarge: "Ce fichier est trop volumineux pour être une traduction de ce site.",
  proposal: "Ce que le fichier changerait",
  /** A file's name. */
  proposalOf: (name: string) => `D’après ${name}. Cochez ce que vous voulez reprendre.`,
  nothingNew: "Ce fichier ne change rien\u202f: les textes sont déjà ceux du site.",
  sourceChanged: "L’original a changé depuis",
  replaces: "Remplace un texte rempli",
  newText: "Nouveau",
  tooLong: (most: number) => `Trop long\u202f: ${most} caractères au plus`,
  unfit: "Contient des caractères qui ne peuvent pas être enregistrés",
  before: "Avant",
  after: "Après",
  tickAll: "Tout cocher",
  tickNone: "Tout décocher",
  unknown: (count: number) =>
    count === 1
      ? "1 texte du fichier n’existe pas, ou plus, sur le site. Il n’est pas repris."
      : `${count} textes du fichier n’existent pas, ou plus, sur le site. Ils ne sont pas repris.`,
  same: (count: number) => (count === 1 ? "1 texte est déjà le même." : `${count} textes sont déjà les mêmes.`),
  untranslated: (count: number) =>
    count === 1
      ? "1 texte est vide dans le fichier\u202f: celui du site reste."
      : `${count} textes sont vides dans le fichier\u202f: ceux du site restent.`,
  apply: (count: number) => {
    if (count === 0) return "Ne rien reprendre";
    return count === 1 ? "Reprendre 1 texte" : `Reprendre ${count} textes`;
  },
  close: "Fermer sans reprendre",
});
