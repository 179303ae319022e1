// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("pt-PT");
export const domainProblems = {
  "domains.bad_host": "Isto não é um nome de domínio. Exemplo: www.exemplo.pt",
  "domains.own_host": "Este nome pertence ao próprio serviço.",
  "domains.too_many": (given: { max?: unknown }): string => counted(Number(given.max), { one: `No máximo ${figure(Number(given.max))} nomes de domínio: remova um primeiro.`, many: `No máximo ${figure(Number(given.max))} nomes de domínio: remova um primeiro.`, other: `No máximo ${figure(Number(given.max))} nomes de domínio: remova um primeiro.` }),
  "domains.taken": "Este nome de domínio já foi comprovado por outro site.",
  "domains.not_proven": (given: { record?: unknown; file?: unknown }): string => `Ainda sem prova. Registo TXT: ${given.record}; ficheiro: ${given.file}. Uma alteração de DNS pode demorar algumas horas a ficar visível.`,
};
export const domainWords = {
  title: "Nome de domínio",
  intro: "O seu site também pode abrir num nome de domínio próprio. O endereço atual continua válido.",
  field: "Adicionar um nome de domínio",
  placeholder: "www.exemplo.pt",
  add: "Adicionar este nome",
  list: "Os seus nomes de domínio",
  served: "Em uso",
  proven: "Comprovado",
  leadsElsewhere: "Comprovado, mas ainda não leva até aqui",
  waiting: "Por comprovar",
  lost: "Prova perdida",
  lostText: "A prova desapareceu: o seu site já não abre neste nome. O mesmo valor volta a comprová-lo.",
  prove: "Mostre que este nome é seu, de uma destas duas formas:",
  byRecord: "Um registo DNS do tipo TXT",
  byFile: "Um ficheiro no servidor atual deste nome",
  recordName: "Nome",
  fileUrl: "Endereço",
  content: "Conteúdo",
  pointIt: (target: string): string => `Depois, aponte este nome para ${target} (CNAME, ou A e AAAA).`,
  pointItSomewhere: "Depois, aponte este nome para o endereço indicado por quem administra este serviço.",
  check: "Verificar",
  checking: "A verificar…",
  justProven: (name: string): string => `${name} foi comprovado.`,
  open: (name: string): string => `Abrir ${name}`,
  copy: (what: string): string => `Copiar: ${what}`,
  copied: "Copiado.",
  copyFailed: "Não foi possível copiar. Selecione o texto à mão.",
  remove: "Remover",
  removeOf: (name: string): string => `Remover ${name}`,
  removeTitle: (name: string): string => `Remover ${name}?`,
  removeText: "O seu site deixará de abrir neste nome. Poderá adicioná-lo de novo, com uma nova prova.",
  removed: "Nome de domínio removido.",
};
export const domainForms = {
  found: {
    missing: "não encontrado",
    other: "tem outro valor",
    unreachable: "sem resposta",
  },
};
