// The sentences of translating.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure } from "./numbers";

const unreadable = {
  xml: "Este archivo no es un XLIFF legible.",
  version: "No es un XLIFF de la versión 2. Pídalo en ese formato o en CSV.",
  csv: "Este archivo no es ni un XLIFF ni un CSV legible.",
  columns: "Faltan columnas: «id» y una por idioma, como en el archivo descargado.",
  length: "Este archivo tiene demasiados textos para ser una traducción de este sitio.",
} as const;
const languagesOf = (codes: unknown): string => (Array.isArray(codes) ? codes.join(" → ") : "");

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "El texto original acaba de cambiar otra vez. Léalo primero.",
  "translations.unreadable_file": ({ reason }) => unreadable[reason as keyof typeof unreadable] ?? unreadable.xml,
  "translations.wrong_language": ({ found, wanted }) =>
    `Los idiomas de este archivo son ${languagesOf(found)}. Se necesita ${languagesOf(wanted)}.`,
  "translations.pair_unknown": "El servicio de traducción no conoce estos dos idiomas juntos.",
  "translations.service_busy": "El servicio de traducción está muy solicitado. Inténtelo de nuevo en un momento.",
  "translations.service_away": "El servicio de traducción no responde. Inténtelo más tarde o traduzca por su cuenta.",
};

export const translationWords: Catalogue["translationWords"] = {
  states: { filled: "Completo", stale: "Por revisar", copied: "Copiado", empty: "Vacío" },
  counts: {
    stale: (count) => `${figure(count)} por revisar`,
    copied: (count) => counted(count, "texto copiado", "textos copiados"),
    empty: (count) => counted(count, "texto vacío", "textos vacíos"),
  },
  legend: { stale: "Por revisar: el original ha cambiado", copied: "Copiado, aún sin traducir" },
  sourceChanged: (inLanguage) => `El texto ${inLanguage} ha cambiado desde entonces.`,
  sameAsSource: (inLanguage) => `Igual que el texto ${inLanguage}.`,
  stillGood: "Sigue siendo válido",
  asWanted: "Es correcto así",
  confirmed: (count) => (count === 1 ? "Texto marcado como válido." : `${figure(count)} textos marcados como válidos.`),
  review: (section, inLanguage) => `Revisar «${section}» ${inLanguage}`,
  reviewHint: (count) =>
    count === 1
      ? "Un texto original ha cambiado desde entonces."
      : `${figure(count)} textos originales han cambiado desde entonces.`,
  reviewButton: "Revisar",
  translate: "Traducir",
  translateInto: (intoLanguage) => `Traducir ${intoLanguage}`,
  leave: "Salir de la traducción",
  left: (left, all) => {
    if (left === 0)
      return byNumber(all, "El único texto está traducido.", `Los ${figure(all)} textos están traducidos.`);
    return byNumber(left, `Queda 1 texto de ${figure(all)}.`, `Quedan ${figure(left)} textos de ${figure(all)}.`);
  },
  nothing: "Aquí no hay nada que traducir por ahora.",
  from: "Idioma de origen",
  keys: "Tab lleva al texto siguiente. Ctrl + Enter deja un texto como está.",
  texts: "Textos",
  missing: "Falta en este idioma.",
  takeOver: "Incorporar",
  takeOverNamed: (name) => `Incorporar ${name}`,
  takeOverAll: (count) => `Incorporar los ${figure(count)} que faltan, con imágenes y enlaces`,
  takenOver: (count) => (count === 1 ? "1 elemento incorporado." : `${figure(count)} elementos incorporados.`),
  preview: (inLanguage) => `Vista previa ${inLanguage}`,
  suggest: "Proponer",
  asking: "Traduciendo…",
  proposed: "Propuesta, por revisar",
  accept: "Aceptar",
  proposalCut: "La propuesta era demasiado larga para este campo: falta el final.",
  writtenMeanwhile: "Ha escrito algo entretanto: la propuesta no se ha usado.",
  proposalsLeft: (count) => byNumber(count, "1 propuesta por revisar.", `${figure(count)} propuestas por revisar.`),
  saveRefused: (count) =>
    byNumber(
      count,
      "Aún no se ha guardado nada: queda una propuesta por revisar. Acéptela o modifíquela.",
      `Aún no se ha guardado nada: quedan ${figure(count)} propuestas por revisar. Acéptelas o modifíquelas.`,
    ),
  suggestKeys: "Ctrl + Mayús + Enter propone una traducción. Ctrl + Enter la acepta.",
};

export const textListWords: Catalogue["textListWords"] = {
  title: "Todos los textos",
  lead: "Cada texto del sitio junto a su original: busque, filtre y corrija ahí mismo.",
  language: "Idioma de destino",
  search: "Buscar en los textos",
  state: "Estado",
  everyState: "Todos los estados",
  stateCount: (state, count) => `${state} (${figure(count)})`,
  shown: (shown, all) => `${figure(shown)} de ${counted(all, "texto", "textos")}.`,
  none: "Ningún texto coincide.",
  more: "Mostrar más textos",
  oneLanguage: "Un solo idioma por ahora",
  oneLanguageHint: "Añada un segundo idioma al sitio y aquí aparecerán sus textos por traducir.",
  original: "Texto original",
  absent: "Aún no existe en este idioma: su elemento se incorporará con sus imágenes y enlaces.",
  cancel: "Cancelar",
  takenBack: "Se han recuperado los textos anteriores.",
  advanced: "Avanzado",
  files: "Traducir en otro lugar",
  filesHint:
    "Entregue un archivo a quien traduzca y después incorpórelo aquí. Nada cambia hasta que usted lo apruebe. El archivo no incluye el formato de los textos reescritos.",
  downloadXliff: "Descargar en XLIFF",
  downloadCsv: "Descargar en CSV",
  bring: "Importar la traducción",
  bringLabel: "Archivo traducido, XLIFF o CSV",
  tooLarge: "Este archivo es demasiado grande para ser una traducción de este sitio.",
  proposal: "Lo que cambiaría el archivo",
  proposalOf: (name) => `Según ${name}. Marque lo que quiere incorporar.`,
  nothingNew: "Este archivo no cambia nada: los textos ya son los del sitio.",
  sourceChanged: "El original ha cambiado desde entonces",
  replaces: "Reemplaza un texto existente",
  newText: "Nuevo",
  tooLong: (most) => `Demasiado largo: ${figure(most)} caracteres como máximo`,
  unfit: "Contiene caracteres que no se pueden guardar",
  before: "Antes",
  after: "Después",
  tickAll: "Marcar todo",
  tickNone: "Desmarcar todo",
  unknown: (count) =>
    byNumber(
      count,
      "1 texto del archivo no existe, o ya no existe, en el sitio. No se incorpora.",
      `${figure(count)} textos del archivo no existen, o ya no existen, en el sitio. No se incorporan.`,
    ),
  same: (count) => byNumber(count, "1 texto ya es igual.", `${figure(count)} textos ya son iguales.`),
  untranslated: (count) =>
    byNumber(
      count,
      "1 texto está vacío en el archivo: se queda el del sitio.",
      `${figure(count)} textos están vacíos en el archivo: se quedan los del sitio.`,
    ),
  apply: (count) => (count === 0 ? "No incorporar nada" : `Incorporar ${counted(count, "texto", "textos")}`),
  close: "Cerrar sin incorporar",
};
