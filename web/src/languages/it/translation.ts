// The sentences of translating.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure } from "./numbers";

const unreadable = {
  xml: "Questo file non è un XLIFF leggibile.",
  version: "Non è un XLIFF della versione 2. Chiedilo in questo formato, o in CSV.",
  csv: "Questo file non è né un XLIFF né un CSV leggibile.",
  columns: "Mancano delle colonne: «id» e una per ogni lingua, come nel file scaricato.",
  length: "Questo file ha troppi testi per essere una traduzione di questo sito.",
} as const;
const languagesOf = (codes: unknown): string => (Array.isArray(codes) ? codes.join(" → ") : "");

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "Il testo originale è appena cambiato di nuovo. Prima rileggilo.",
  "translations.unreadable_file": ({ reason }) => unreadable[reason as keyof typeof unreadable] ?? unreadable.xml,
  "translations.wrong_language": ({ found, wanted }) =>
    `Le lingue di questo file sono ${languagesOf(found)}. Serve ${languagesOf(wanted)}.`,
  "translations.pair_unknown": "Il servizio di traduzione non gestisce questa coppia di lingue.",
  "translations.service_busy": "Il servizio di traduzione è molto richiesto. Riprova tra un momento.",
  "translations.service_away": "Il servizio di traduzione non risponde. Riprova più tardi, o traduci a mano.",
};

export const translationWords: Catalogue["translationWords"] = {
  states: { filled: "Compilato", stale: "Da rivedere", copied: "Copiato", empty: "Vuoto" },
  counts: {
    stale: (count) => `${figure(count)} da rivedere`,
    copied: (count) => counted(count, "testo copiato", "testi copiati"),
    empty: (count) => counted(count, "testo vuoto", "testi vuoti"),
  },
  legend: { stale: "Da rivedere: l’originale è cambiato", copied: "Copiato, non ancora tradotto" },
  sourceChanged: (inLanguage) => `Nel frattempo il testo ${inLanguage} è cambiato.`,
  sameAsSource: (inLanguage) => `Identico al testo ${inLanguage}.`,
  stillGood: "Va ancora bene",
  asWanted: "Va bene così",
  confirmed: (count) => byNumber(count, "Testo confermato.", `${figure(count)} testi confermati.`),
  review: (section, inLanguage) => `Rivedi «${section}» ${inLanguage}`,
  reviewHint: (count) =>
    count === 1
      ? "Nel frattempo un testo originale è cambiato."
      : `Nel frattempo ${figure(count)} testi originali sono cambiati.`,
  reviewButton: "Rivedi",
  translate: "Traduci",
  translateInto: (intoLanguage) => `Traduci ${intoLanguage}`,
  leave: "Esci dalla traduzione",
  left: (left, all) => {
    if (left === 0) return byNumber(all, "L’unico testo è tradotto.", `Tutti i testi sono tradotti (${figure(all)}).`);
    return byNumber(left, `Resta 1 testo su ${figure(all)}.`, `Restano ${figure(left)} testi su ${figure(all)}.`);
  },
  nothing: "Per ora qui non c’è nulla da tradurre.",
  from: "Lingua di partenza",
  keys: "Tab porta al testo successivo. Ctrl + Invio lascia un testo così com’è.",
  texts: "Testi",
  missing: "Manca in questa lingua.",
  takeOver: "Aggiungi",
  takeOverNamed: (name) => `Aggiungi ${name}`,
  takeOverAll: (count) => `Aggiungi gli elementi mancanti (${figure(count)}), con immagini e link`,
  takenOver: (count) => (count === 1 ? "1 elemento aggiunto." : `${figure(count)} elementi aggiunti.`),
  preview: (inLanguage) => `Anteprima ${inLanguage}`,
  suggest: "Proponi",
  asking: "Traduzione in corso…",
  proposed: "Proposta, da rileggere",
  accept: "Accetta",
  proposalCut: "La proposta era troppo lunga per questo campo: manca la fine.",
  writtenMeanwhile: "Nel frattempo hai scritto qualcosa: la proposta non è stata usata.",
  proposalsLeft: (count) => byNumber(count, "1 proposta da rileggere.", `${figure(count)} proposte da rileggere.`),
  saveRefused: (count) =>
    byNumber(
      count,
      "Non è ancora salvato nulla: resta una proposta da rileggere. Accettala o modificala.",
      `Non è ancora salvato nulla: restano ${figure(count)} proposte da rileggere. Accettale o modificale.`,
    ),
  suggestKeys: "Ctrl + Maiusc + Invio propone una traduzione. Ctrl + Invio la accetta.",
};

export const textListWords: Catalogue["textListWords"] = {
  title: "Tutti i testi",
  lead: "Ogni testo del sito accanto al suo originale: cerca, filtra, correggi sul posto.",
  language: "Lingua da tradurre",
  search: "Cerca nei testi",
  state: "Stato",
  everyState: "Tutti gli stati",
  stateCount: (state, count) => `${state} (${figure(count)})`,
  shown: (shown, all) => `${figure(shown)} di ${counted(all, "testo", "testi")}.`,
  none: "Nessun testo corrisponde alla ricerca.",
  more: "Mostra altri testi",
  oneLanguage: "Una sola lingua per ora",
  oneLanguageHint: "Aggiungi una seconda lingua al sito: i suoi testi da tradurre appariranno qui.",
  original: "Originale",
  absent: "Non c’è ancora in questa lingua: il suo elemento verrà aggiunto con immagini e link.",
  cancel: "Annulla",
  takenBack: "I testi di prima sono di nuovo al loro posto.",
  advanced: "Avanzate",
  files: "Traduci altrove",
  filesHint:
    "Affida un file a chi traduce per te, poi caricalo qui. Nulla cambia senza la tua conferma. Il file non contiene la formattazione dei testi riscritti.",
  downloadXliff: "Scarica in XLIFF",
  downloadCsv: "Scarica in CSV",
  bring: "Importa la traduzione",
  bringLabel: "File tradotto, XLIFF o CSV",
  tooLarge: "Questo file è troppo grande per essere una traduzione di questo sito.",
  proposal: "Che cosa cambierebbe il file",
  proposalOf: (name) => `Dal file ${name}. Seleziona ciò che vuoi applicare.`,
  nothingNew: "Questo file non cambia nulla: i testi sono già quelli del sito.",
  sourceChanged: "Nel frattempo l’originale è cambiato",
  replaces: "Sostituisce un testo compilato",
  newText: "Nuovo",
  tooLong: (most) => `Troppo lungo: massimo ${figure(most)} caratteri`,
  unfit: "Contiene caratteri che non si possono salvare",
  before: "Prima",
  after: "Dopo",
  tickAll: "Seleziona tutto",
  tickNone: "Deseleziona tutto",
  unknown: (count) =>
    byNumber(
      count,
      "1 testo del file non esiste, o non esiste più, sul sito. Viene ignorato.",
      `${figure(count)} testi del file non esistono, o non esistono più, sul sito. Vengono ignorati.`,
    ),
  same: (count) => byNumber(count, "1 testo è già identico.", `${figure(count)} testi sono già identici.`),
  untranslated: (count) =>
    byNumber(
      count,
      "1 testo è vuoto nel file: resta quello del sito.",
      `${figure(count)} testi sono vuoti nel file: restano quelli del sito.`,
    ),
  apply: (count) => (count === 0 ? "Non applicare nulla" : `Applica ${counted(count, "testo", "testi")}`),
  close: "Chiudi senza applicare",
};
