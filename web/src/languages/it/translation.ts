// The sentences of translating.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure } from "./numbers";

const unreadable = {
  xml: "Questo file non è un XLIFF leggibile.",
  version: "Non è un XLIFF della versione 2. Lo chieda in questo formato, o in CSV.",
  csv: "Questo file non è né un XLIFF né un CSV leggibile.",
  columns: "Mancano delle colonne: «id» e una per ogni lingua, come nel file scaricato.",
  length: "Questo file ha troppi testi per essere una traduzione di questo sito.",
} as const;
const languagesOf = (codes: unknown): string => (Array.isArray(codes) ? codes.join(" → ") : "");

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "Il testo originale è appena cambiato di nuovo. Rileggilo prima.",
  "translations.unreadable_file": ({ reason }) => unreadable[reason as keyof typeof unreadable] ?? unreadable.xml,
  "translations.wrong_language": ({ found, wanted }) =>
    `Le lingue di questo file sono ${languagesOf(found)}. Serve ${languagesOf(wanted)}.`,
  "translations.pair_unknown": "Il servizio di traduzione non conosce queste due lingue insieme.",
  "translations.service_busy": "Il servizio di traduzione è molto richiesto. Riprova tra un momento.",
  "translations.service_away": "Il servizio di traduzione non risponde. Riprova più tardi o traduci tu.",
};

export const translationWords: Catalogue["translationWords"] = {
  states: { filled: "Compilato", stale: "Da rivedere", copied: "Copiato", empty: "Vuoto" },
  counts: {
    stale: (count) => `${figure(count)} da rivedere`,
    copied: (count) => counted(count, "copiato", "copiati"),
    empty: (count) => counted(count, "vuoto", "vuoti"),
  },
  legend: { stale: "Da rivedere: l’originale è cambiato", copied: "Copiato, non ancora tradotto" },
  sourceChanged: (inLanguage) => `Il testo ${inLanguage} nel frattempo è cambiato.`,
  sameAsSource: (inLanguage) => `Identico al testo ${inLanguage}.`,
  stillGood: "Va ancora bene",
  asWanted: "È voluto",
  confirmed: (count) => (count === 1 ? "Testo segnato come a posto." : `${figure(count)} testi segnati come a posto.`),
  review: (section, inLanguage) => `Rivedi ${section} ${inLanguage}`,
  reviewHint: (count) =>
    count === 1
      ? "Un testo originale nel frattempo è cambiato."
      : `${figure(count)} testi originali nel frattempo sono cambiati.`,
  reviewButton: "Rivedi",
  translate: "Traduci",
  translateInto: (inLanguage) => `Traduzione ${inLanguage}`,
  leave: "Esci dalla traduzione",
  left: (left, all) => {
    if (left === 0) return byNumber(all, "L’unico testo è tradotto.", `Tutti i ${figure(all)} testi sono tradotti.`);
    return byNumber(left, `Resta 1 testo su ${figure(all)}.`, `Restano ${figure(left)} testi su ${figure(all)}.`);
  },
  nothing: "Per ora qui non c’è nulla da tradurre.",
  from: "Lingua di partenza",
  keys: "Tab porta al testo seguente. Ctrl + Invio lascia un testo così com’è.",
  texts: "Testi",
  missing: "Manca in questa lingua.",
  takeOver: "Riprendi",
  takeOverNamed: (name) => `Riprendi ${name}`,
  takeOverAll: (count) => `Riprendi i ${figure(count)} mancanti, con immagini e link`,
  takenOver: (count) => (count === 1 ? "1 elemento ripreso." : `${figure(count)} elementi ripresi.`),
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
  lead: "Ogni testo del sito accanto al suo originale: cerchi, filtri, corregga sul posto.",
  language: "Lingua da tradurre",
  search: "Cercare nei testi",
  state: "Stato",
  everyState: "Tutti gli stati",
  stateCount: (state, count) => `${state} (${figure(count)})`,
  shown: (shown, all) => `${figure(shown)} di ${counted(all, "testo", "testi")}.`,
  none: "Nessun testo corrisponde.",
  more: "Mostrare altri testi",
  oneLanguage: "Una sola lingua per ora",
  oneLanguageHint: "Aggiunga una seconda lingua al sito: i suoi testi da tradurre saranno elencati qui.",
  original: "Originale",
  absent: "Non c’è ancora in questa lingua: il suo elemento verrà ripreso con immagini e link.",
  changedMeanwhile: "Salvato nel frattempo:",
  save: "Salvare",
  saveNamed: (label) => `Salvare ${label}`,
  cancel: "Annullare",
  saved: (count) => byNumber(count, "Testo salvato.", `${figure(count)} testi salvati.`),
  takenBack: "Sono tornati i testi di prima.",
  unsaved: {
    title: "Uscire senza salvare?",
    text: "Alcuni testi modificati qui non sono salvati.",
    leave: "Uscire",
    stay: "Restare",
  },
  files: "Tradurre altrove",
  filesHint:
    "Dia un file al suo traduttore, poi lo riporti qui. Nulla cambia senza il suo accordo. La formattazione di un testo riscritto non è nel file.",
  downloadXliff: "Scaricare in XLIFF",
  downloadCsv: "Scaricare in CSV",
  bring: "Riprendere un file",
  bringLabel: "File tradotto, XLIFF o CSV",
  tooLarge: "Questo file è troppo grande per essere una traduzione di questo sito.",
  proposal: "Che cosa cambierebbe il file",
  proposalOf: (name) => `Da ${name}. Spunti ciò che vuole riprendere.`,
  nothingNew: "Questo file non cambia nulla: i testi sono già quelli del sito.",
  sourceChanged: "L’originale è cambiato da allora",
  replaces: "Sostituisce un testo compilato",
  newText: "Nuovo",
  tooLong: (most) => `Troppo lungo: al massimo ${figure(most)} caratteri`,
  unfit: "Contiene caratteri che non si possono salvare",
  before: "Prima",
  after: "Dopo",
  tickAll: "Spuntare tutto",
  tickNone: "Togliere tutte le spunte",
  unknown: (count) =>
    byNumber(
      count,
      "1 testo del file non esiste, o non più, sul sito. Non viene ripreso.",
      `${figure(count)} testi del file non esistono, o non più, sul sito. Non vengono ripresi.`,
    ),
  same: (count) => byNumber(count, "1 testo è già lo stesso.", `${figure(count)} testi sono già gli stessi.`),
  untranslated: (count) =>
    byNumber(
      count,
      "1 testo è vuoto nel file: resta quello del sito.",
      `${figure(count)} testi sono vuoti nel file: restano quelli del sito.`,
    ),
  apply: (count) => (count === 0 ? "Non riprendere nulla" : `Riprendere ${counted(count, "testo", "testi")}`),
  close: "Chiudere senza riprendere",
};
