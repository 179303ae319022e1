// The sentences of translating: what is stale, copied or missing, and the bench.
import type { ProblemCode } from "../api/client";
import type { Sentence } from "./sentence";
import { spoken } from "./spoken";

type TranslationCode = Extract<ProblemCode, `translations.${string}`>;

export const translationProblems: Record<TranslationCode, Sentence> = spoken("translationProblems", {
  "translations.source_changed": "Le texte d’origine vient encore de changer. Relisez-le d’abord.",
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
  translateInto: (inLanguage: string) => `Traduire ${inLanguage}`,
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
