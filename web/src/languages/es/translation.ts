// The sentences of translating.
import type { Catalogue } from "../catalogue";
import { counted, figure } from "./numbers";

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "El texto original acaba de cambiar otra vez. Léalo primero.",
};

export const translationWords: Catalogue["translationWords"] = {
  states: { filled: "Completo", stale: "Por revisar", copied: "Copiado", empty: "Vacío" },
  counts: {
    stale: (count) => `${figure(count)} por revisar`,
    copied: (count) => counted(count, "copiado", "copiados"),
    empty: (count) => counted(count, "vacío", "vacíos"),
  },
  legend: { stale: "Por revisar: el original ha cambiado", copied: "Copiado, aún sin traducir" },
  sourceChanged: (inLanguage) => `El texto ${inLanguage} ha cambiado desde entonces.`,
  sameAsSource: (inLanguage) => `Igual que el texto ${inLanguage}.`,
  stillGood: "Sigue siendo válido",
  asWanted: "Es intencionado",
  confirmed: (count) => (count === 1 ? "Texto marcado como válido." : `${figure(count)} textos marcados como válidos.`),
  review: (section, inLanguage) => `Revisar ${section} ${inLanguage}`,
  reviewHint: (count) =>
    count === 1
      ? "Un texto original ha cambiado desde entonces."
      : `${figure(count)} textos originales han cambiado desde entonces.`,
  reviewButton: "Revisar",
};
