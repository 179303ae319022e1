// Importing: files, samples and their preview, and the refusals of that room.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure, percent } from "./numbers";

type Words = Catalogue["importWords"];

const inFile = (file: unknown): string => (file ? ` (${file})` : "");

export const importProblems: Catalogue["importProblems"] = {
  "imports.unknown_file":
    "Questo file non è né un archivio di Vitrine, né un JSON Resume, né un’esportazione di LinkedIn. Non è stato importato nulla.",
  "imports.damaged_file": ({ file }) =>
    `Questo file è danneggiato o incompleto${inFile(file)}: non si può leggere fino in fondo. Non è stato importato nulla.`,
  "imports.not_utf8": ({ file }) =>
    `Questo file non è in UTF-8${inFile(file)}: salvalo con questa codifica. Non è stato importato nulla.`,
  "imports.unsafe_archive":
    "Questo archivio contiene percorsi, link o file cifrati che non sono accettati. Non è stato importato nulla.",
  "imports.too_much_inside":
    "Una volta aperto, questo file contiene più di quanto un sito possa ospitare. Non è stato importato nulla.",
  "imports.nothing_inside": "In questo file non c’è nulla che trovi posto sul tuo sito.",
  "imports.newer_archive":
    "Questo archivio proviene da una versione più recente di Vitrine. Non è stato importato nulla.",
  "imports.site_changed":
    "Il tuo sito è cambiato dopo questa anteprima. Eccola aggiornata: non è stato importato nulla.",
  "imports.no_preview": "Questa anteprima non c’è più. Scegli di nuovo il file.",
  "imports.preview_outdated":
    "L’anteprima è stata fatta prima del passaggio alla versione a pagamento, senza ciò che essa consente. Scegli di nuovo il file o l’esempio.",
};

const sources: Readonly<Record<string, string>> = {
  archive: "Archivio di Vitrine",
  json_resume: "JSON Resume",
  linkedin: "Esportazione di LinkedIn",
  sample: "Partire da un esempio",
};

const samples: Words["samples"] = {
  designer: {
    title: "Grafica",
    text: "Manifesti, libri, identità",
  },
  developer: {
    title: "Sviluppatore",
    text: "Applicazioni, incarichi, audit",
  },
  craftsman: {
    title: "Artigiana",
    text: "Mobili su misura, restauro",
  },
};

const modes: Words["modes"] = {
  fill: "Compila ciò che è vuoto",
  add: "Aggiungi gli elementi",
  replace: "Sostituisci",
  skip: "Non importare",
};

const noteSentences: Words["noteSentences"] = {
  cut: ({ chars, most }, where) => `${where}: tagliato da ${figure(chars)} a ${figure(most)} caratteri, il massimo.`,
  bad_value: (_note, where) => `${where}: valore non accettato, ignorato.`,
  incomplete: (_note, where) => `${where}: manca nel file, l’elemento viene ignorato.`,
  too_many: ({ chars, most }, where) =>
    `${where}: ${counted(chars, "elemento", "elementi")}, di cui saranno importati solo i primi ${figure(most)}.`,
  too_long: (_note, where) => `${where}: troppo testo per la sezione, ignorato.`,
  paid: (_note, where) => `${where}: riservato alla versione a pagamento.`,
  picture: ({ item }) => `Immagine non accettata: ${item}.`,
  no_room: ({ item }) =>
    `Non c’è più abbastanza spazio per questa immagine: ${item}. La schermata «Spazio utilizzato» mostra che cosa lo occupa.`,
  drawn: (_note, where) => `${where}: il file non ha un’immagine, al suo posto c’è un disegno: sostituiscilo.`,
  language: (_note, where) => `${where}: il tuo sito non può avere questa lingua, ignorata.`,
};

export const importWords: Words = {
  title: "Importa",
  lead: "Parti da ciò che hai già. Prima che cambi qualcosa, vedrai che cosa verrà compilato.",
  file: "Un file",
  fileText: "Trascinalo qui o sceglilo: capiamo dal contenuto che cos’è.",
  kinds: [
    "L’archivio di un sito Vitrine (zip o json)",
    "Un JSON Resume (json)",
    "L’esportazione dei tuoi dati LinkedIn (zip)",
  ],
  limit: (megabytes) => `Massimo ${figure(megabytes)} MB. Il file non viene conservato.`,
  choose: "Scegli un file",
  chooseLabel: "Scegli un file da importare",
  sending: (done) => `Caricamento… ${percent(done)}`,
  reading: "Lettura del file…",
  language: "Lingua dei testi",
  languageHint: "Un JSON Resume, un’esportazione di LinkedIn e gli esempi vanno in questa lingua.",
  sample: "Un esempio",
  sampleText: (where) =>
    `Un sito inventato, ${where}, da sostituire parola per parola. Un clic su un’immagine lo applica, un altro lo rimuove.`,
  trade: "Esempio",
  begin: ": iniziare con questo layout",
  begun: (title) => `L’esempio «${title}» è al suo posto. Il sito resta in costruzione: solo tu lo vedi.`,
  samples,
  ofSample: (title) => `dell’esempio ${title}`,
  start: "Vedi l’anteprima",
  oneFile: (name) => `Un solo file alla volta: useremo ${name}.`,

  previewTitle: "Prima di importare",
  from: (source, name) =>
    source === "sample"
      ? `${sources.sample}: ${samples[name as keyof typeof samples]?.title ?? name}`
      : `${sources[source]}: ${name}`,
  nothingYet: "Non è ancora cambiato nulla. Scegli, parte per parte, che cosa deve fare l’importazione.",
  allAs: "Per tutte le parti",
  mode: (part) => `Per la parte ${part}`,
  modes,
  shared: "tutte le lingue",
  textFilled: "compilato",
  textReplaced: "sostituito",
  textKept: "lasciato com’è",
  textSame: "già identico",
  textSkipped: "non importato",
  onSite: "Sul tuo sito:",
  before: "Prima:",
  after: "Dopo:",
  inFile: "Nel file:",
  readAll: "Leggi tutto",
  readLess: "Riduci",
  entryAdded: "aggiunto",
  entryRemoved: "rimosso",
  entryKept: "resta",
  entryThere: "già presente",
  entryLeft: "ignorato",
  unnamed: "Senza nome",
  surplus: (left) => `Non c’è posto per ${counted(left, "elemento", "elementi")}: l’elenco è pieno.`,
  settings: "Impostazioni e immagini",
  styles: "Stili dei testi",
  contactPublic: "Questi contatti saranno visibili a tutti i tuoi visitatori.",
  newLanguages: (names, many) =>
    byNumber(many, `Lingua aggiunta al tuo sito: ${names}.`, `Lingue aggiunte al tuo sito: ${names}.`),
  look: "Importa anche la barra, il tema, l’impaginazione, il badge e la pubblicazione come JSON Resume",
  sampleLook: "Usa anche il tema e gli stili di testo dell’esempio",
  notes: "Da sapere",
  noteSentences,
  noPlace: "Non trovano posto sul tuo sito",
  noPlaceText: "Queste parti del file non saranno importate.",
  parts: {
    education: "Formazione",
    awards: "Premi",
    certificates: "Certificati",
    publications: "Pubblicazioni",
    languages: "Lingue parlate",
    interests: "Interessi",
    volunteer: "Volontariato",
    "basics.location": "Luogo",
    users: "Account",
    Message: "Messaggi",
    "versions.jsonl": "Versioni conservate",
  },
  partDetails: (section) => `Altri dettagli: ${section}`,
  partOther: "Altre parti del file",
  times: (times) => `× ${figure(times)}`,
  online: "Il tuo sito è online: i visitatori vedranno subito ciò che importi.",
  startsOnline:
    "Il tuo sito sarà online subito dopo l’importazione. Potrai metterlo in costruzione nelle impostazioni.",
  sampleOnline:
    "Il tuo sito è online: i visitatori vedranno subito questi testi inventati. Prima mettilo in costruzione.",
  sampleHidden: "Un esempio non viene pubblicato: il tuo sito resterà in costruzione finché non lo metti online.",
  neverSets:
    "Un’importazione non cambia mai il tuo indirizzo, il tuo account, la tua versione (gratuita o a pagamento) né i tuoi nomi di dominio.",
  summary: (texts, entries, replaced, takesLook) =>
    `${[
      texts && counted(texts, "testo o impostazione da compilare", "testi o impostazioni da compilare"),
      entries && counted(entries, "elemento da aggiungere", "elementi da aggiungere"),
      replaced && counted(replaced, "sostituzione o rimozione", "sostituzioni o rimozioni"),
      takesLook && "aspetto incluso",
    ]
      .filter(Boolean)
      .join(", ")}.`,
  run: "Importa",
  running: "Importazione…",
  drop: "Annulla",
  done: "Importazione completata!",
  nothingNew: "Tutto ciò che contiene questo file è già sul tuo sito.",
  nothingChosen: "Non hai scelto nulla: non cambierà nulla.",
  offer: "Hai già un profilo LinkedIn, un JSON Resume o un sito Vitrine?",
  offerText: "Importane l’esportazione (zip o json); un CV in PDF non si può leggere.",
  offerLink: "Importa o parti da un esempio",
  offerImport: "Importa un file",

  sampleLeft: (title, left) =>
    `Il tuo sito contiene ancora l’esempio «${title}»: ${counted(left, "testo o elemento inventato", "testi o elementi inventati")}.`,
  removeSample: "Rimuovi l’esempio",
  removed: "Esempio rimosso. Ciò che hai scritto è rimasto.",

  account: "Importazione e JSON Resume",
  accountHint: "Porta qui ciò che hai altrove e lascia che altri strumenti leggano il tuo percorso professionale.",
  offersResume: "Pubblica il mio percorso professionale come JSON Resume",
  offersResumeHint: "Un file pubblico, leggibile da altri strumenti, con ciò che la tua pagina mostra già.",
  resumeOn: "JSON Resume pubblicato.",
  resumeOff: "JSON Resume rimosso.",
  newTab: "(nuova scheda)",
};
