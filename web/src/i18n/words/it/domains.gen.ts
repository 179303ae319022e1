// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("it");
export const domainProblems = {
  "domains.bad_host": "Non è un nome di dominio. Esempio: www.esempio.it",
  "domains.own_host": "Questo nome appartiene al servizio stesso.",
  "domains.too_many": (given: { max?: unknown }): string => counted(Number(given.max), { one: `Massimo ${figure(Number(given.max))} nomi di dominio: prima rimuovine uno.`, many: `Massimo ${figure(Number(given.max))} nomi di dominio: prima rimuovine uno.`, other: `Massimo ${figure(Number(given.max))} nomi di dominio: prima rimuovine uno.` }),
  "domains.taken": "Un altro sito ha già verificato questo nome di dominio.",
  "domains.not_proven": (given: { record?: unknown; file?: unknown }): string => `Non ancora verificato. Record TXT: ${given.record}; file: ${given.file}. Una modifica del DNS può impiegare qualche ora a diventare visibile.`,
};
export const domainWords = {
  title: "Nome di dominio",
  intro: "Il tuo sito può rispondere anche a un nome che ti appartiene. L’indirizzo attuale resta valido.",
  field: "Aggiungi un nome di dominio",
  placeholder: "www.esempio.it",
  add: "Aggiungi questo nome",
  list: "I tuoi nomi di dominio",
  served: "In uso",
  proven: "Verificato",
  leadsElsewhere: "Verificato, ma non porta ancora qui",
  waiting: "Da verificare",
  lost: "Non più verificato",
  lostText: "La prova è scomparsa: il tuo sito non risponde più a questo nome. Inserisci di nuovo lo stesso valore per verificarlo.",
  prove: "Dimostra che questo nome è tuo, in uno di questi due modi:",
  byRecord: "Un record DNS di tipo TXT",
  byFile: "Un file sul server a cui ora porta questo nome",
  recordName: "Nome",
  fileUrl: "Indirizzo",
  content: "Contenuto",
  pointIt: (target: string): string => `Poi fai puntare questo nome a ${target} (CNAME, oppure A e AAAA).`,
  pointItSomewhere: "Poi fai puntare questo nome all’indirizzo che ti dà chi gestisce questo servizio.",
  check: "Verifica",
  checking: "Verifica in corso…",
  justProven: (name: string): string => `${name} è verificato.`,
  open: (name: string): string => `Apri ${name}`,
  copy: (what: string): string => `Copia: ${what}`,
  copied: "Copiato.",
  copyFailed: "Copia non riuscita. Seleziona il testo a mano.",
  remove: "Rimuovi",
  removeOf: (name: string): string => `Rimuovi ${name}`,
  removeTitle: (name: string): string => `Rimuovere ${name}?`,
  removeText: "Il tuo sito non risponderà più a questo nome. Potrai aggiungerlo di nuovo, con una nuova verifica.",
  removed: "Nome di dominio rimosso.",
};
export const domainForms = {
  found: {
    missing: "non trovato",
    other: "contiene un altro valore",
    unreachable: "nessuna risposta",
  },
};
