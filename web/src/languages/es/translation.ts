// The sentences of translating.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure } from "./numbers";

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "El texto original acaba de cambiar otra vez. Léalo primero.",
  "translations.pair_unknown": "El servicio de traducción no conoce estos dos idiomas juntos.",
  "translations.service_busy": "El servicio de traducción está muy solicitado. Inténtelo de nuevo en un momento.",
  "translations.service_away": "El servicio de traducción no responde. Inténtelo más tarde o traduzca usted mismo.",
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
  translate: "Traducir",
  translateInto: (inLanguage) => `Traducción ${inLanguage}`,
  leave: "Salir de la traducción",
  left: (left, all) => {
    if (left === 0)
      return byNumber(all, "El único texto está traducido.", `Los ${figure(all)} textos están traducidos.`);
    return byNumber(left, `Queda 1 texto de ${figure(all)}.`, `Quedan ${figure(left)} textos de ${figure(all)}.`);
  },
  nothing: "Aquí no hay nada que traducir por ahora.",
  from: "Idioma de origen",
  keys: "Tab lleva al texto siguiente. Ctrl + Intro deja un texto como está.",
  texts: "Textos",
  missing: "Falta en este idioma.",
  takeOver: "Incorporar",
  takeOverNamed: (name) => `Incorporar ${name}`,
  takeOverAll: (count) => `Incorporar los ${figure(count)} que faltan, con imágenes y enlaces`,
  preview: (inLanguage) => `Vista previa ${inLanguage}`,
  suggest: "Proponer",
  asking: "Traduciendo…",
  proposed: "Propuesta, por revisar",
  accept: "Aceptar",
  proposalCut: "La propuesta era demasiado larga para este campo: falta el final.",
  writtenMeanwhile: "Ha escrito algo entretanto: la propuesta no se ha utilizado.",
  proposalsLeft: (count) => byNumber(count, "1 propuesta por revisar.", `${figure(count)} propuestas por revisar.`),
  saveRefused: (count) =>
    byNumber(
      count,
      "Aún no se ha guardado nada: queda una propuesta por revisar. Acéptela o modifíquela.",
      `Aún no se ha guardado nada: quedan ${figure(count)} propuestas por revisar. Acéptelas o modifíquelas.`,
    ),
  suggestKeys: "Ctrl + Mayús + Intro propone una traducción. Ctrl + Intro la acepta.",
};
