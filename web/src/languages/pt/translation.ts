// The sentences of translating.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure } from "./numbers";

const unreadable = {
  xml: "Este ficheiro não é um XLIFF legível.",
  version: "Não é um XLIFF da versão 2. Peça-o nesse formato, ou em CSV.",
  csv: "Este ficheiro não é nem um XLIFF nem um CSV legível.",
  columns: "Faltam colunas: «id» e uma por idioma, como no ficheiro descarregado.",
  length: "Este ficheiro tem demasiados textos para ser uma tradução deste site.",
} as const;
const languagesOf = (codes: unknown): string => (Array.isArray(codes) ? codes.join(" → ") : "");

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "O texto original acabou de mudar outra vez. Volte a lê-lo primeiro.",
  "translations.unreadable_file": ({ reason }) => unreadable[reason as keyof typeof unreadable] ?? unreadable.xml,
  "translations.wrong_language": ({ found, wanted }) =>
    `Os idiomas deste ficheiro são ${languagesOf(found)}. Deviam ser ${languagesOf(wanted)}.`,
  "translations.pair_unknown": "O serviço de tradução não suporta este par de idiomas.",
  "translations.service_busy": "O serviço de tradução está muito ocupado. Tente novamente dentro de momentos.",
  "translations.service_away": "O serviço de tradução não responde. Tente novamente mais tarde ou traduza à mão.",
};

export const translationWords: Catalogue["translationWords"] = {
  states: { filled: "Preenchido", stale: "A rever", copied: "Copiado", empty: "Vazio" },
  counts: {
    stale: (count) => `${figure(count)} a rever`,
    copied: (count) => counted(count, "texto copiado", "textos copiados"),
    empty: (count) => counted(count, "texto vazio", "textos vazios"),
  },
  legend: { stale: "A rever: o original mudou", copied: "Copiado, ainda por traduzir" },
  sourceChanged: (inLanguage) => `O texto ${inLanguage} mudou entretanto.`,
  sameAsSource: (inLanguage) => `Igual ao texto ${inLanguage}.`,
  stillGood: "Continua correto",
  asWanted: "É intencional",
  confirmed: (count) =>
    count === 1 ? "Texto marcado como correto." : `${figure(count)} textos marcados como corretos.`,
  review: (section, inLanguage) => `Rever «${section}» ${inLanguage}`,
  reviewHint: (count) =>
    count === 1 ? "Um texto original mudou entretanto." : `${figure(count)} textos originais mudaram entretanto.`,
  reviewButton: "Rever",
  translate: "Traduzir",
  translateInto: (intoLanguage) => `Traduzir ${intoLanguage}`,
  leave: "Sair da tradução",
  left: (left, all) => {
    if (left === 0) return byNumber(all, "O único texto está traduzido.", `Os ${figure(all)} textos estão traduzidos.`);
    return `Falta traduzir ${figure(left)} de ${counted(all, "texto", "textos")}.`;
  },
  nothing: "Por agora não há nada para traduzir aqui.",
  from: "Idioma de origem",
  keys: "Tab leva ao texto seguinte. Ctrl + Enter mantém um texto como está.",
  texts: "Textos",
  missing: "Falta neste idioma.",
  takeOver: "Copiar",
  takeOverNamed: (name) => `Copiar ${name}`,
  takeOverAll: (count) => `Copiar os ${figure(count)} em falta, com imagens e links`,
  takenOver: (count) => (count === 1 ? "1 elemento copiado." : `${figure(count)} elementos copiados.`),
  preview: (inLanguage) => `Pré-visualização ${inLanguage}`,
  suggest: "Sugerir",
  asking: "A traduzir…",
  proposed: "Sugestão, a rever",
  accept: "Aceitar",
  proposalCut: "A sugestão era demasiado longa para este campo: falta o fim.",
  writtenMeanwhile: "O texto foi alterado entretanto: a sugestão não foi usada.",
  proposalsLeft: (count) => byNumber(count, "1 sugestão a rever.", `${figure(count)} sugestões a rever.`),
  saveRefused: (count) =>
    byNumber(
      count,
      "Ainda nada foi guardado: falta rever uma sugestão. Aceite-a ou altere-a.",
      `Ainda nada foi guardado: falta rever ${figure(count)} sugestões. Aceite-as ou altere-as.`,
    ),
  suggestKeys: "Ctrl + Shift + Enter sugere uma tradução. Ctrl + Enter aceita-a.",
};

export const textListWords: Catalogue["textListWords"] = {
  title: "Todos os textos",
  lead: "Cada texto do site ao lado do seu original: pesquise, filtre e corrija no próprio lugar.",
  language: "Idioma a traduzir",
  search: "Pesquisar nos textos",
  state: "Estado",
  everyState: "Todos os estados",
  stateCount: (state, count) => `${state} (${figure(count)})`,
  shown: (shown, all) => `${figure(shown)} de ${counted(all, "texto", "textos")}.`,
  none: "Nenhum texto corresponde.",
  more: "Mostrar mais textos",
  oneLanguage: "Por agora, um só idioma",
  oneLanguageHint: "Adicione um segundo idioma ao site, e os textos a traduzir aparecem aqui.",
  original: "Texto original",
  absent: "Ainda não existe neste idioma: o elemento será copiado com as imagens e os links.",
  cancel: "Cancelar",
  takenBack: "Os textos anteriores foram repostos.",
  advanced: "Avançado",
  files: "Traduzir noutro lugar",
  filesHint:
    "Dê um ficheiro a quem traduz e importe-o depois aqui. Nada muda sem a sua aprovação. A formatação de um texto reescrito não está no ficheiro.",
  downloadXliff: "Descarregar em XLIFF",
  downloadCsv: "Descarregar em CSV",
  bring: "Importar a tradução",
  bringLabel: "Ficheiro traduzido, XLIFF ou CSV",
  tooLarge: "Este ficheiro é demasiado grande para ser uma tradução deste site.",
  proposal: "O que o ficheiro mudaria",
  proposalOf: (name) => `A partir de ${name}. Marque o que quer importar.`,
  nothingNew: "Este ficheiro não muda nada: os textos já são os do site.",
  sourceChanged: "O original mudou entretanto",
  replaces: "Substitui um texto preenchido",
  newText: "Novo",
  tooLong: (most) => `Demasiado longo: ${figure(most)} caracteres no máximo`,
  unfit: "Contém caracteres que não podem ser guardados",
  before: "Antes",
  after: "Depois",
  tickAll: "Marcar tudo",
  tickNone: "Desmarcar tudo",
  unknown: (count) =>
    byNumber(
      count,
      "1 texto do ficheiro não existe, ou já não existe, no site. Não é importado.",
      `${figure(count)} textos do ficheiro não existem, ou já não existem, no site. Não são importados.`,
    ),
  same: (count) => byNumber(count, "1 texto já está igual.", `${figure(count)} textos já estão iguais.`),
  untranslated: (count) =>
    byNumber(
      count,
      "1 texto está vazio no ficheiro: fica o do site.",
      `${figure(count)} textos estão vazios no ficheiro: ficam os do site.`,
    ),
  apply: (count) => (count === 0 ? "Não importar nada" : `Importar ${counted(count, "texto", "textos")}`),
  close: "Fechar sem importar",
};
