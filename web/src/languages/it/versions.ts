// The versions' screen, and the problems that restoring answers.
import type { Catalogue } from "../catalogue";
import { inLanguage } from "./languages";
import { byNumber, counted, figure } from "./numbers";

export const versionProblems: Catalogue["versionProblems"] = {
  "versions.language_not_there": ({ language }) =>
    `Il tuo sito non è più ${inLanguage(String(language))}: prima aggiungi di nuovo questa lingua.`,
  "versions.not_kept": "Nessuna versione conserva più questo contenuto.",
  "versions.not_allowed_now":
    "Questa versione non rispetta più le regole attuali: non può essere ripristinata così com’è.",
};

const infinitives: Readonly<Record<string, string>> = { Ripristina: "Ripristinare", Recupera: "Recuperare" };

export const versionWords: Catalogue["versionWords"] = {
  title: "Versioni",
  lead: "Ogni salvataggio viene conservato. Anche un ripristino è un salvataggio come gli altri: si può annullare.",
  list: "Elenco delle versioni",
  filter: "Mostra",
  everything: "Tutto il sito",
  settings: "Impostazioni del sito",
  allLanguages: "tutte le lingue",
  today: "Oggi",
  yesterday: "Ieri",
  older: "Mostra le meno recenti",
  current: "attuale",
  by: {
    save: "Salvata da te",
    restore: "Ripristinata da te",
    import: "Importata",
    before: "Prima della prima versione conservata",
  },
  changed: {
    nothing: "Nessuna modifica",
    first: "Primo salvataggio",
    style: (text) => `stile: ${text}`,
    list: (name, added, removed, changed) => {
      const what = [
        ...(added ? [counted(added, "aggiunta", "aggiunte")] : []),
        ...(removed ? [counted(removed, "rimozione", "rimozioni")] : []),
        ...(changed ? [counted(changed, "modifica", "modifiche")] : []),
      ];
      return `${name} (${what.join(", ") || "ordine"})`;
    },
    more: (count) => byNumber(count, "un altro", `altri ${figure(count)}`),
  },
  emptyTitle: "Ancora nessuna versione",
  emptyText: "Appena salvi, ciò che hai scritto viene conservato qui e può essere ripristinato.",
  toEditor: "Apri l’editor",
  nothingChosen: "Scegli una versione per confrontarla con il sito di oggi.",
  backToList: "Torna all’elenco",
  files: (size) =>
    `Le immagini e i file presenti solo nelle versioni occupano ${size} dello spazio del tuo sito; se manca spazio per un caricamento, le versioni più vecchie vengono eliminate per prime.`,
  room: (used, most) =>
    `Le tue versioni occupano ${used} di ${most}. Tutte quelle degli ultimi 30 giorni sono conservate, poi una al giorno per un anno.`,
  roomFull: (used, most) =>
    `Le tue versioni occupano ${used} di ${most}. Quando manca spazio, le più vecchie vengono eliminate per prime; questo non ti impedisce mai di salvare.`,
  differs: "Che cosa cambia rispetto a oggi",
  sameAsNow: "Nulla: oggi il tuo sito dice la stessa cosa.",
  was: "In questa versione",
  now: "Oggi",
  pageThen: "La pagina di allora",
  pageNow: "La pagina di oggi",
  pages: "Le due pagine",
  empty: "vuoto",
  deletedSince: "Eliminato in seguito",
  addedSince: "Aggiunto in seguito",
  orderOf: (list) => `Ordine: ${list}`,
  sharedByAll: "comune a tutte le lingue",
  restore: "Ripristina",
  bringBack: "Recupera",
  restoreWhat: (what) => `Ripristina ${what}`,
  restoreSection: (section) => `Ripristina ${section}`,
  restoreSettings: "Ripristina queste impostazioni",
  restoreSite: "Ripristina tutto il sito",
  /** A question is put in the infinitive: 'Ripristinare tutto il sito?'. */
  asked: (deed) => `${deed.replace(/^(Ripristina|Recupera)\b/, (verb) => infinitives[verb] ?? verb)}?`,
  cancel: "Annulla",
  undone: "È tutto come prima.",
  done: "Ripristinato.",
  nothingToDo: "Nulla da ripristinare: è già tutto così.",
  languageGone: (code) =>
    `Il tuo sito non è più ${inLanguage(code)}. I testi in quella lingua sono conservati: aggiungila di nuovo per ripristinarli.`,
  languagesBack: "Ripristina le lingue di allora",
  confirm: {
    one: (what) =>
      `«${what}» torna com’era in questa versione. Ciò che c’è oggi viene sostituito; il resto non cambia.`,
    item: (what) => `«${what}» torna al suo posto, così com’era. Il resto non cambia.`,
    section: (section, language) =>
      `Tutti i testi e gli elementi di ${section} ${language}, e ciò che le lingue hanno in comune (stili, immagini, impostazioni della sezione), tornano a essere quelli di questa versione e sostituiscono quelli di oggi.`,
    settings:
      "La barra di navigazione, le lingue, il tema, l’impaginazione, il badge e la pubblicazione come JSON Resume tornano a essere quelli di questa versione. L’indirizzo del sito e il suo stato non cambiano.",
    site: (moment) =>
      `Tutte le sezioni in tutte le lingue, e le impostazioni del sito, tornano a essere quelle di questa versione (${moment}). Ciò che è stato salvato in seguito viene sostituito, ma resta tra le versioni. L’indirizzo del sito e il suo stato non cambiano.`,
    thinnedOut:
      "Oltre i 30 giorni resta una sola versione al giorno: ogni sezione torna all’ultima rimasta a quel momento o prima. Se non ne resta nessuna, la sezione non cambia.",
    draft: "La tua bozza non salvata non viene toccata: quando aprirai l’editor, sceglierai tra le due.",
  },
  resumeOffered: "Pubblicato",
  resumeNotOffered: "Non pubblicato",
  settingNames: {
    siteType: "Barra di navigazione",
    languages: "Lingue",
    themeIndex: "Tema",
    layout: "Impaginazione",
    showsBadge: "Badge pubblico",
    offersResume: "JSON Resume",
    isOnline: "Stato del sito",
    mailsMessages: "Avvisi per e-mail",
    slug: "Indirizzo del sito",
  },
};
