// The visits: what was counted, said so that one need not know anything about statistics.
import type { Catalogue } from "../catalogue";
import { theLanguage } from "./languages";
import { byNumber, counted, figure, fromDay, fullHour, locale } from "./numbers";
import { networkNames } from "./sections";

const visits = (number: number) => counted(number, "visita", "visite");
const views = (number: number) => counted(number, "pagina vista", "pagine viste");
const messages = (number: number) => counted(number, "messaggio", "messaggi");
const listed = new Intl.ListFormat(locale, { type: "conjunction" });
const anyNetwork: Readonly<Record<string, string>> = networkNames;
const clickNames: Readonly<Record<string, string>> = { cv: "CV aperto", project: "Link di un progetto" };
const pageNames: Readonly<Record<string, string>> = { "": "Pagina principale", mentions: "Note legali" };
const deviceNames: Readonly<Record<string, string>> = { phone: "Telefono", tablet: "Tablet", desktop: "Computer" };

const span = (days: number): string => (days === 365 ? "un anno" : `${days} giorni`);

function inSeconds(milliseconds: number): string {
  const value = milliseconds / 1000;
  const digits = value < 1 ? 2 : 1;
  return `in ${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)} s`;
}

export const visitWords: Catalogue["visitWords"] = {
  title: "Visite",
  lead: "Chi passa sul tuo sito, da dove arriva e che cosa legge.",
  loading: "I dati stanno arrivando…",
  rangeLabel: "Periodo",
  ranges: { 7: "7 giorni", 30: "30 giorni", 90: "90 giorni", 365: "1 anno" },
  paidRange: "L’anno intero è disponibile con la versione a pagamento.",
  paidLetter: "Il riepilogo settimanale arriva con la versione a pagamento.",
  upgrade: "Passa alla versione a pagamento",
  visits,
  views,
  messages,
  metrics: { visits: "Visite", views: "Pagine viste", messages: "Messaggi ricevuti" },
  metricLabel: "Che cosa mostra il grafico",
  ofMetric: { visits, views },
  inRange: (number, days) => `${visits(number)} in ${span(days)}.`,
  nothingInRange: (days) => `Nessuna visita in ${span(days)}.`,
  more: (number, days, more) => `${visits(number)} in ${span(days)}, ${figure(more)} in più rispetto a prima.`,
  fewer: (number, days, fewer) => `${visits(number)} in ${span(days)}, ${figure(fewer)} in meno rispetto a prima.`,
  same: (number, days) => `${visits(number)} in ${span(days)}, come prima.`,
  before: (number) => `${number} prima`,
  countedSince: (day) => `Conteggio attivo ${fromDay(day)}. Il confronto arriverà con il tempo.`,
  byWeek: "Una colonna per settimana, dal lunedì alla domenica.",
  firstDay: "Oggi è il primo giorno di conteggio: torna domani, il grafico sarà cresciuto.",
  up: "in aumento",
  down: "in calo",
  flat: "stabile",
  today: "Oggi",
  todayHint: "finora",
  now: (days) => (days === 365 ? "Ultimo anno" : `Ultimi ${days} giorni`),
  earlier: (days) => (days === 365 ? "Anno precedente" : `${days} giorni precedenti`),
  plot: { visits: "Visite giorno per giorno", views: "Pagine viste giorno per giorno" },
  plotByWeek: { visits: "Visite settimana per settimana", views: "Pagine viste settimana per settimana" },
  weekOf: (day) => `settimana che inizia ${day}`,
  hoursPlot: { visits: "Visite ora per ora", views: "Pagine viste ora per ora" },
  asTable: "Vedi come tabella",
  asPlot: "Vedi il grafico",
  exportCsv: "Esporta in CSV",
  day: "Giorno",
  week: "Settimana",
  hour: "Ora",
  visitsBefore: "Visite prima",
  viewsBefore: "Pagine prima",
  showAll: (number) => `Mostra gli altri (${figure(number)})`,
  showFewer: "Mostra meno",
  rest: "Il resto",

  sources: "Da dove arrivano i tuoi visitatori",
  sourcesBy: "Raggruppati per",
  byHost: "Siti",
  byCampaign: "Campagne",
  byCountry: "Paesi",
  direct: "Accesso diretto",
  directHint: "indirizzo digitato, e-mail, app",
  noSources: "I siti che portano al tuo appariranno qui.",
  noCampaigns: "Aggiungi ?utm_source=newsletter all’indirizzo che invii: quella parola apparirà qui.",
  noCountries: "I paesi dei tuoi visitatori appariranno qui.",
  unknownCountry: "Paese sconosciuto",

  read: "Che cosa leggono",
  readBy: "Raggruppato per",
  byPage: "Pagine",
  byLanguage: "Lingue",
  noRead: "Le pagine aperte appariranno qui.",
  pageName: (value) => pageNames[value] ?? value,

  wanted: "Lingue richieste",
  asked: (number, language) =>
    `${counted(number, "visitatore ha chiesto", "visitatori hanno chiesto")} ${theLanguage(language)}`,
  alsoAsked: (others) =>
    `E anche ${listed.format(others.map(([language, number]) => `${theLanguage(language)} (${figure(number)})`))}.`,
  notOffered: (languages) =>
    byNumber(languages, "Il tuo sito non lo offre ancora.", "Il tuo sito non li offre ancora."),
  addLanguage: (language) => `Aggiungi ${theLanguage(language)}`,
  manyLanguagesPaid: "Più lingue: con la versione a pagamento.",

  clicks: "Che cosa aprono",
  clickName: (value) => {
    const [kind, network = ""] = value.split(":");
    if (kind === "contact") return anyNetwork[network] ?? "Contatto";
    return clickNames[value] ?? value;
  },
  clickKind: (value) => (value.startsWith("contact:") ? "in Contatti" : ""),
  noClicks: "I clic sul tuo CV, sui tuoi contatti e sui tuoi progetti appariranno qui.",

  leads: "Che cosa porta a un messaggio",
  leadColumns: { source: "Provenienza", visits: "Visite", messages: "Messaggi", share: "Scrivono" },
  noLeads: "Quando un visitatore ti scriverà, qui vedrai da dove arrivava.",
  contactAfter: "Tempo prima di scrivere",
  afterNames: {
    under_30s: "Meno di 30 s",
    under_2min: "Da 30 s a 2 min",
    under_10min: "Da 2 a 10 min",
    longer: "Più di 10 min",
  },
  mostAfter: {
    under_30s: "La maggior parte ti scrive in meno di 30 secondi.",
    under_2min: "La maggior parte ti scrive entro 2 minuti.",
    under_10min: "La maggior parte ti scrive entro 10 minuti.",
    longer: "La maggior parte aspetta più di 10 minuti prima di scrivere.",
  },

  hours: "A che ora",
  hoursIn: (zone) => `Fuso orario: ${zone}.`,
  busiest: (from, to) => `Fascia con più visite: ${fullHour(from)}–${fullHour(to)}.`,
  noHours: "Gli orari delle visite appariranno qui.",
  hourSpan: (hour) => `${fullHour(hour)}–${fullHour(hour + 1)}`,

  devices: "Su quale dispositivo",
  deviceName: (value) => deviceNames[value] ?? value,
  noDevices: "Telefono, tablet o computer: lo vedrai qui.",

  speed: "Velocità per i tuoi visitatori",
  fastFor: (part) => `Visitatori con pagina veloce: ${part}.`,
  noSpeed: "I browser dei tuoi visitatori misureranno la tua pagina.",
  vitals: {
    LCP: "La pagina appare",
    INP: "Risponde ai gesti",
    CLS: "Nulla si sposta sotto gli occhi",
    TTFB: "Il server risponde",
  },
  mean: { LCP: inSeconds, INP: inSeconds, TTFB: inSeconds, CLS: () => "" },

  bots: (number) =>
    byNumber(
      number,
      "1 passaggio di bot non è stato contato.",
      `${figure(number)} passaggi di bot non sono stati contati.`,
    ),
  noBots: "Non è passato nessun bot.",
  privacy:
    "Senza cookie e senza nulla che identifichi un visitatore. Le tue visite non vengono contate, e nemmeno quelle di chi chiede di non essere tracciato. Dati conservati per 400 giorni.",

  settings: "Impostazioni",
  counts: "Conta le visite",
  countsHint: "Se disattivi il conteggio, non si conta più nulla; i dati già raccolti restano finché non li cancelli.",
  letter: "Riepilogo settimanale",
  letterHint: "Ogni lunedì mattina, la settimana passata per e-mail.",
  letterWaits: (email) => `Partirà quando confermerai l’indirizzo ${email}.`,
  nowCounted: "Le visite vengono contate.",
  notCounted: "Le visite non vengono più contate.",
  letterOn: "Il riepilogo arriverà ogni lunedì.",
  letterOff: "Il riepilogo non arriverà più.",
  erase: "Cancella i dati",
  eraseHint: "Tutte le visite contate finora.",
  eraseTitle: "Cancellare tutti i dati delle visite?",
  eraseText: "Tutti i dati raccolti scompaiono per sempre. Prima esportali, se vuoi conservarli.",
  erased: "Dati cancellati.",

  offTitle: "Le visite non vengono contate",
  offText: "Quante persone passano, da dove arrivano, che cosa leggono: senza cookie, e solo per te.",
  offNotice: "Le visite non vengono più contate: questi dati si fermano qui.",
  switchOn: "Conta le visite",
  emptyTitle: "Ancora nessuna visita",
  emptyText: "I tuoi dati appariranno qui, un minuto dopo il primo visitatore. Fai conoscere il tuo indirizzo:",
  constructionText: "Il tuo sito è in costruzione: i visitatori vedono solo una pagina di attesa.",
  publish: "Mettilo online",
  noSiteTitle: "Prima serve il tuo sito",
  noSiteText: "Appena lo avrai salvato, qui vedrai chi lo visita.",
  start: "Inizia",
  copyAddress: "Copia l’indirizzo",
  copySignature: "Copia la firma",
  addressCopied: "Indirizzo copiato!",
  signatureCopied: "Firma copiata: incollala nelle impostazioni della tua posta.",
  copyFailed: "Copia non riuscita. Seleziona il testo a mano.",
  tips: {
    signature: "Nella firma delle tue e-mail",
    signatureText: "Ogni messaggio inviato diventa un invito.",
    profile: "Sui tuoi profili",
    profileText: "LinkedIn, Instagram, GitHub: il campo «sito web» è fatto per questo.",
    card: "A tre persone",
    cardText: "Invia l’indirizzo a chi ti raccomanderebbe: spesso il primo messaggio arriva da lì.",
  },

  landing: "Visite",
  see: "Vedi le visite",
  weekLine: (now, before) => `${visits(now)} negli ultimi 7 giorni, ${figure(before)} nei 7 precedenti`,
  firstWeek: (now) => `${visits(now)} negli ultimi 7 giorni`,
  todayIs: "oggi",
  landingEmpty: "Ancora nessuna visita. Condividi il tuo indirizzo, o mettilo nella firma delle tue e-mail.",
  landingOff: "Le visite non vengono contate.",
};
