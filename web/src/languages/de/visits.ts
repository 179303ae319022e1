// The visits: what was counted, said so that one need not know anything about statistics.
import type { Catalogue } from "../catalogue";
import { languageOf } from "./languages";
import { byNumber, counted, endHour, figure, locale } from "./numbers";
import { networkNames } from "./sections";

const visits = (number: number) => counted(number, "Besuch", "Besuche");
const views = (number: number) => counted(number, "Seitenaufruf", "Seitenaufrufe");
const messages = (number: number) => counted(number, "Nachricht", "Nachrichten");
const listed = new Intl.ListFormat(locale, { type: "conjunction" });
const anyNetwork: Readonly<Record<string, string>> = networkNames;
const clickNames: Readonly<Record<string, string>> = { cv: "Lebenslauf geöffnet", project: "Link eines Projekts" };
const pageNames: Readonly<Record<string, string>> = { "": "Hauptseite", mentions: "Impressum" };
const deviceNames: Readonly<Record<string, string>> = { phone: "Smartphone", tablet: "Tablet", desktop: "Computer" };

/** After 'in': 'in 30 Tagen'. */
const span = (days: number): string => (days === 365 ? "einem Jahr" : `${days} Tagen`);

function inSeconds(milliseconds: number): string {
  const value = milliseconds / 1000;
  const digits = value < 1 ? 2 : 1;
  return `in ${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)}\u00a0s`;
}

export const visitWords: Catalogue["visitWords"] = {
  title: "Besuche",
  lead: "Wer auf Ihre Website kommt, woher, und was dort gelesen wird.",
  loading: "Die Zahlen kommen gleich\u00a0…",
  rangeLabel: "Zeitraum",
  ranges: { 7: "7 Tage", 30: "30 Tage", 90: "90 Tage", 365: "1 Jahr" },
  paidRange: "Das ganze Jahr sehen Sie mit der bezahlten Version.",
  paidLetter: "Den Wochenbericht gibt es mit der bezahlten Version.",
  upgrade: "Bezahlte Version aktivieren",
  visits,
  views,
  messages,
  metrics: { visits: "Besuche", views: "Seitenaufrufe", messages: "Nachrichten" },
  metricLabel: "Was das Diagramm zeigt",
  ofMetric: { visits, views },
  inRange: (number, days) => `${visits(number)} in ${span(days)}.`,
  nothingInRange: (days) => `Kein Besuch in ${span(days)}.`,
  more: (number, days, more) => `${visits(number)} in ${span(days)}, ${figure(more)} mehr als davor.`,
  fewer: (number, days, fewer) => `${visits(number)} in ${span(days)}, ${figure(fewer)} weniger als davor.`,
  same: (number, days) => `${visits(number)} in ${span(days)}, so viele wie davor.`,
  before: (number) => `${number} davor`,
  countedSince: (day) => `Gezählt seit dem ${day}. Ein Vergleich kommt mit der Zeit.`,
  byWeek: "Eine Säule pro Woche, von Montag bis Sonntag.",
  firstDay: "Heute zählen wir den ersten Tag: Kommen Sie morgen wieder, dann ist das Diagramm gewachsen.",
  up: "steigend",
  down: "fallend",
  flat: "gleichbleibend",
  today: "Heute",
  todayHint: "bis jetzt",
  now: (days) => (days === 365 ? "Dieses Jahr" : `Diese ${days} Tage`),
  earlier: (days) => (days === 365 ? "Das Jahr davor" : `Die ${days} Tage davor`),
  plot: { visits: "Besuche Tag für Tag", views: "Seitenaufrufe Tag für Tag" },
  plotByWeek: { visits: "Besuche Woche für Woche", views: "Seitenaufrufe Woche für Woche" },
  weekOf: (day) => `Woche vom ${day}`,
  hoursPlot: { visits: "Besuche Stunde für Stunde", views: "Seitenaufrufe Stunde für Stunde" },
  asTable: "Als Tabelle ansehen",
  asPlot: "Diagramm ansehen",
  exportCsv: "Als CSV exportieren",
  day: "Tag",
  week: "Woche",
  hour: "Uhrzeit",
  visitsBefore: "Besuche davor",
  viewsBefore: "Aufrufe davor",
  showAll: (number) => `Noch ${figure(number)} anzeigen`,
  showFewer: "Weniger anzeigen",
  rest: "Übrige",

  sources: "Woher Ihre Besucher kommen",
  sourcesBy: "Geordnet nach",
  byHost: "Websites",
  byCampaign: "Kampagnen",
  byCountry: "Länder",
  direct: "Direkt",
  directHint: "Adresse getippt, E-Mail, App",
  noSources: "Websites, die zu Ihrer führen, erscheinen hier.",
  noCampaigns:
    "Hängen Sie ?utm_source=newsletter an die Adresse, die Sie verschicken: Dieses Wort erscheint dann hier.",
  noCountries: "Die Länder Ihrer Besucher erscheinen hier.",
  unknownCountry: "Unbekanntes Land",

  read: "Was gelesen wird",
  readBy: "Geordnet nach",
  byPage: "Seiten",
  byLanguage: "Sprachen",
  noRead: "Geöffnete Seiten erscheinen hier.",
  pageName: (value) => pageNames[value] ?? value,

  wanted: "Gewünschte Sprachen",
  asked: (number, language) =>
    byNumber(
      number,
      `1 Besucher wünschte sich ${languageOf(language)}`,
      `${figure(number)} Besucher wünschten sich ${languageOf(language)}`,
    ),
  alsoAsked: (others) =>
    `Außerdem ${listed.format(others.map(([language, number]) => `${languageOf(language)} (${figure(number)})`))}.`,
  notOffered: (languages) =>
    byNumber(
      languages,
      "Ihre Website bietet diese Sprache noch nicht an.",
      "Ihre Website bietet diese Sprachen noch nicht an.",
    ),
  addLanguage: (language) => `${languageOf(language)} hinzufügen`,
  manyLanguagesPaid: "Mehrere Sprachen gibt es mit der bezahlten Version.",

  clicks: "Was geöffnet wird",
  clickName: (value) => {
    const [kind, network = ""] = value.split(":");
    if (kind === "contact") return anyNetwork[network] ?? "Kontakt";
    return clickNames[value] ?? value;
  },
  clickKind: (value) => (value.startsWith("contact:") ? "in „Kontakt“" : ""),
  noClicks: "Klicks auf Ihren Lebenslauf, Ihre Kontaktdaten und Ihre Projekte erscheinen hier.",

  leads: "Was zu einer Nachricht führt",
  leadColumns: { source: "Herkunft", visits: "Besuche", messages: "Nachrichten", share: "Anteil" },
  noLeads: "Wenn Ihnen ein Besucher schreibt, lesen Sie hier, woher er kam.",
  contactAfter: "Zeit bis zur Nachricht",
  afterNames: {
    under_30s: "Unter 30\u00a0s",
    under_2min: "30\u00a0s bis 2\u00a0min",
    under_10min: "2 bis 10\u00a0min",
    longer: "Über 10\u00a0min",
  },
  mostAfter: {
    under_30s: "Die meisten schreiben Ihnen in weniger als 30 Sekunden.",
    under_2min: "Die meisten schreiben Ihnen innerhalb von 2 Minuten.",
    under_10min: "Die meisten schreiben Ihnen innerhalb von 10 Minuten.",
    longer: "Die meisten nehmen sich mehr als 10 Minuten, bevor sie schreiben.",
  },

  hours: "Um welche Uhrzeit",
  hoursIn: (zone) => `Zeitzone: ${zone}.`,
  busiest: (from, to) => `Die meisten kommen zwischen ${from} und ${endHour(to)}\u00a0Uhr.`,
  noHours: "Die Uhrzeiten der Besuche erscheinen hier.",
  hourSpan: (hour) => `${hour} bis ${endHour(hour + 1)}\u00a0Uhr`,

  devices: "Auf welchem Gerät",
  deviceName: (value) => deviceNames[value] ?? value,
  noDevices: "Smartphone, Tablet oder Computer: Das sehen Sie dann hier.",

  speed: "Tempo bei Ihren Besuchern",
  fastFor: (part) => `Schnell für ${part} von ihnen.`,
  noSpeed: "Die Browser Ihrer Besucher werden messen, wie schnell Ihre Seite ist.",
  vitals: {
    LCP: "Die Seite erscheint",
    INP: "Sie reagiert auf Klicks und Tippen",
    CLS: "Nichts springt beim Lesen",
    TTFB: "Der Server antwortet",
  },
  mean: { LCP: inSeconds, INP: inSeconds, TTFB: inSeconds, CLS: () => "" },

  bots: (number) =>
    byNumber(
      number,
      "1 Aufruf durch Bots wurde nicht gezählt.",
      `${figure(number)} Aufrufe durch Bots wurden nicht gezählt.`,
    ),
  noBots: "Es kamen keine Bots vorbei.",
  privacy:
    "Ohne Cookies und ohne irgendetwas, das einen Besucher erkennbar macht. Ihre eigenen Besuche zählen nicht, auch nicht die von Besuchern, die kein Tracking wünschen. Die Zahlen werden 400 Tage aufbewahrt.",

  settings: "Einstellungen",
  counts: "Besuche zählen",
  countsHint: "Ausgeschaltet wird nichts mehr gezählt; bisher Gezähltes bleibt, bis Sie es löschen.",
  letter: "Wochenbericht",
  letterHint: "Jeden Montagmorgen die vergangene Woche per E-Mail.",
  letterWaits: (email) => `Er kommt, sobald Sie die Adresse ${email} bestätigt haben.`,
  nowCounted: "Besuche werden gezählt.",
  notCounted: "Besuche werden nicht mehr gezählt.",
  letterOn: "Der Wochenbericht kommt jeden Montag.",
  letterOff: "Der Wochenbericht kommt nicht mehr.",
  erase: "Zahlen löschen",
  eraseHint: "Alle bisher gezählten Besuche.",
  eraseTitle: "Alle Zahlen löschen?",
  eraseText:
    "Alles, was gezählt wurde, verschwindet für immer. Exportieren Sie es vorher, wenn Sie es behalten wollen.",
  erased: "Zahlen gelöscht.",

  offTitle: "Besuche werden nicht gezählt",
  offText: "Wie viele Menschen vorbeikommen, woher sie kommen, was sie lesen: ohne Cookies und nur für Sie.",
  offNotice: "Besuche werden nicht mehr gezählt: Diese Zahlen enden hier.",
  switchOn: "Besuche zählen",
  emptyTitle: "Noch keine Besuche",
  emptyText: "Ihre Zahlen erscheinen hier, eine Minute nach dem ersten Besuch. Machen Sie Ihre Adresse bekannt:",
  constructionText: "Ihre Website ist im Aufbau: Besucher sehen nur eine Platzhalterseite.",
  publish: "Online stellen",
  noSiteTitle: "Zuerst Ihre Website",
  noSiteText: "Sobald sie gespeichert ist, sehen Sie hier, wer sie besucht.",
  start: "Loslegen",
  copyAddress: "Adresse kopieren",
  copySignature: "Signatur kopieren",
  addressCopied: "Adresse kopiert!",
  signatureCopied: "Signatur kopiert: Fügen Sie sie in den Einstellungen Ihres E-Mail-Programms ein.",
  copyFailed: "Das Kopieren ist fehlgeschlagen. Markieren Sie den Text von Hand.",
  tips: {
    signature: "In Ihrer E-Mail-Signatur",
    signatureText: "Jede verschickte E-Mail wird zur Einladung.",
    profile: "In Ihren Profilen",
    profileText: "LinkedIn, Instagram, Xing: Das Feld „Website“ ist dafür da.",
    card: "An drei Menschen",
    cardText: "Schicken Sie sie denen, die Sie weiterempfehlen würden: Von dort kommt oft die erste Nachricht.",
  },

  landing: "Besuche",
  see: "Besuche ansehen",
  weekLine: (now, before) => `${visits(now)} in den letzten 7 Tagen, ${figure(before)} in den 7 davor`,
  firstWeek: (now) => `${visits(now)} in den letzten 7 Tagen`,
  todayIs: "heute",
  landingEmpty: "Noch keine Besuche. Teilen Sie Ihre Adresse oder setzen Sie sie in Ihre E-Mail-Signatur.",
  landingOff: "Besuche werden nicht gezählt.",
};
