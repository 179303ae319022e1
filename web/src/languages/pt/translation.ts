// The sentences of translating.
import type { Catalogue } from "../catalogue";
import { counted, figure } from "./numbers";

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "O texto original acabou de mudar outra vez. Leia-o primeiro.",
};

export const translationWords: Catalogue["translationWords"] = {
  states: { filled: "Preenchido", stale: "A rever", copied: "Copiado", empty: "Vazio" },
  counts: {
    stale: (count) => `${figure(count)} a rever`,
    copied: (count) => counted(count, "copiado", "copiados"),
    empty: (count) => counted(count, "vazio", "vazios"),
  },
  legend: { stale: "A rever: o original mudou", copied: "Copiado, ainda por traduzir" },
  sourceChanged: (inLanguage) => `O texto ${inLanguage} mudou entretanto.`,
  sameAsSource: (inLanguage) => `Igual ao texto ${inLanguage}.`,
  stillGood: "Continua correto",
  asWanted: "É intencional",
  confirmed: (count) =>
    count === 1 ? "Texto marcado como correto." : `${figure(count)} textos marcados como corretos.`,
  review: (section, inLanguage) => `Rever ${section} ${inLanguage}`,
  reviewHint: (count) =>
    count === 1 ? "Um texto original mudou entretanto." : `${figure(count)} textos originais mudaram entretanto.`,
  reviewButton: "Rever",
};
