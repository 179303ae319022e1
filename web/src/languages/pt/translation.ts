// The sentences of translating.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure } from "./numbers";

const unreadable = {
  xml: "Este ficheiro não é um XLIFF legível.",
  version: "Não é um XLIFF da versão 2. Peça-o nesse formato, ou em CSV.",
  csv: "Este ficheiro não é nem um XLIFF nem um CSV legível.",
  columns: "Faltam colunas: «id» e uma por língua, como no ficheiro descarregado.",
  length: "Este ficheiro tem demasiados textos para ser uma tradução deste site.",
} as const;
const languagesOf = (codes: unknown): string => (Array.isArray(codes) ? codes.join(" → ") : "");

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "O texto original acabou de mudar outra vez. Leia-o primeiro.",
  "translations.unreadable_file": ({ reason }) => unreadable[reason as keyof typeof unreadable] ?? unreadable.xml,
  "translations.wrong_language": ({ found, wanted }) =>
    `As línguas deste ficheiro são ${languagesOf(found)}. É preciso ${languagesOf(wanted)}.`,
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
  takenOver: (count) => (count === 1 ? "1 elemento retomado." : `${figure(count)} elementos retomados.`),
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

export const textListWords: Catalogue["textListWords"] = {
  title: "Todos os textos",
  lead: "Cada texto do site ao lado do seu original: procure, filtre, corrija no próprio lugar.",
  language: "Língua a traduzir",
  search: "Procurar nos textos",
  state: "Estado",
  everyState: "Todos os estados",
  stateCount: (state, count) => `${state} (${figure(count)})`,
  shown: (shown, all) => `${figure(shown)} de ${counted(all, "texto", "textos")}.`,
  none: "Nenhum texto corresponde.",
  more: "Mostrar mais textos",
  oneLanguage: "Uma só língua por agora",
  oneLanguageHint: "Acrescente uma segunda língua ao site, e os seus textos a traduzir aparecem aqui.",
  original: "Texto original",
  absent: "Ainda não existe nesta língua: o seu elemento será copiado com as imagens e as ligações.",
  changedMeanwhile: "Guardado entretanto:",
  save: "Guardar",
  saveNamed: (label) => `Guardar ${label}`,
  cancel: "Cancelar",
  saved: (count) => byNumber(count, "Texto guardado.", `${figure(count)} textos guardados.`),
  takenBack: "Os textos de antes voltaram.",
  unsaved: {
    title: "Sair sem guardar?",
    text: "Há textos alterados aqui que não estão guardados.",
    leave: "Sair",
    stay: "Ficar",
  },
  files: "Traduzir noutro lado",
  filesHint:
    "Dê um ficheiro ao seu tradutor e traga-o depois para aqui. Nada muda sem o seu acordo. A formatação de um texto reescrito não está no ficheiro.",
  downloadXliff: "Descarregar em XLIFF",
  downloadCsv: "Descarregar em CSV",
  bring: "Trazer um ficheiro",
  bringLabel: "Ficheiro traduzido, XLIFF ou CSV",
  tooLarge: "Este ficheiro é demasiado grande para ser uma tradução deste site.",
  proposal: "O que o ficheiro mudaria",
  proposalOf: (name) => `A partir de ${name}. Assinale o que quer aproveitar.`,
  nothingNew: "Este ficheiro não muda nada: os textos já são os do site.",
  sourceChanged: "O original mudou entretanto",
  replaces: "Substitui um texto preenchido",
  newText: "Novo",
  tooLong: (most) => `Demasiado longo: ${figure(most)} caracteres no máximo`,
  unfit: "Contém caracteres que não podem ser guardados",
  before: "Antes",
  after: "Depois",
  tickAll: "Assinalar tudo",
  tickNone: "Não assinalar nada",
  unknown: (count) =>
    byNumber(
      count,
      "1 texto do ficheiro não existe, ou já não existe, no site. Não é aproveitado.",
      `${figure(count)} textos do ficheiro não existem, ou já não existem, no site. Não são aproveitados.`,
    ),
  same: (count) => byNumber(count, "1 texto já é o mesmo.", `${figure(count)} textos já são os mesmos.`),
  untranslated: (count) =>
    byNumber(
      count,
      "1 texto está vazio no ficheiro: fica o do site.",
      `${figure(count)} textos estão vazios no ficheiro: ficam os do site.`,
    ),
  apply: (count) => (count === 0 ? "Não aproveitar nada" : `Aproveitar ${counted(count, "texto", "textos")}`),
  close: "Fechar sem aproveitar",
};
