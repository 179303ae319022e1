// The sentences of translating.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure } from "./numbers";

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "O texto original acabou de mudar outra vez. Leia-o primeiro.",
  "translations.pair_unknown": "O serviço de tradução não conhece estes dois idiomas em conjunto.",
  "translations.service_busy": "O serviço de tradução está muito ocupado. Tente de novo daqui a pouco.",
  "translations.service_away": "O serviço de tradução não responde. Tente mais tarde ou traduza por si.",
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
  translate: "Traduzir",
  translateInto: (inLanguage) => `Tradução ${inLanguage}`,
  leave: "Sair da tradução",
  left: (left, all) => {
    if (left === 0) return byNumber(all, "O único texto está traduzido.", `Os ${figure(all)} textos estão traduzidos.`);
    return byNumber(left, `Falta 1 texto de ${figure(all)}.`, `Faltam ${figure(left)} textos de ${figure(all)}.`);
  },
  nothing: "Por agora não há nada para traduzir aqui.",
  from: "Idioma de origem",
  keys: "Tab leva ao texto seguinte. Ctrl + Enter mantém um texto como está.",
  texts: "Textos",
  missing: "Falta neste idioma.",
  takeOver: "Retomar",
  takeOverNamed: (name) => `Retomar ${name}`,
  takeOverAll: (count) => `Retomar os ${figure(count)} em falta, com imagens e links`,
  preview: (inLanguage) => `Pré-visualização ${inLanguage}`,
  suggest: "Propor",
  asking: "A traduzir…",
  proposed: "Proposta, a rever",
  accept: "Aceitar",
  proposalCut: "A proposta era demasiado longa para este campo: falta o fim.",
  writtenMeanwhile: "Escreveu algo entretanto: a proposta não foi utilizada.",
  proposalsLeft: (count) => byNumber(count, "1 proposta a rever.", `${figure(count)} propostas a rever.`),
  saveRefused: (count) =>
    byNumber(
      count,
      "Ainda nada foi guardado: falta rever uma proposta. Aceite-a ou altere-a.",
      `Ainda nada foi guardado: falta rever ${figure(count)} propostas. Aceite-as ou altere-as.`,
    ),
  suggestKeys: "Ctrl + Shift + Enter propõe uma tradução. Ctrl + Enter aceita-a.",
};
