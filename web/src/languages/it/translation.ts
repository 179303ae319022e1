// The sentences of translating.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure } from "./numbers";

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "Il testo originale è appena cambiato di nuovo. Rileggilo prima.",
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
