// The sentences of translating.
import type { Catalogue } from "../catalogue";
import { byNumber, figure } from "./numbers";

const unreadable = {
  xml: "Diese Datei ist kein lesbares XLIFF.",
  version: "Das ist kein XLIFF der Version 2. Bitten Sie um dieses Format oder um CSV.",
  csv: "Diese Datei ist weder ein lesbares XLIFF noch ein lesbares CSV.",
  columns: "Es fehlen Spalten: „id“ und eine für jede Sprache, wie in der heruntergeladenen Datei.",
  length: "Diese Datei hat zu viele Texte, um eine Übersetzung dieser Website zu sein.",
} as const;
const languagesOf = (codes: unknown): string => (Array.isArray(codes) ? codes.join(" → ") : "");

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "Der Ausgangstext hat sich gerade noch einmal geändert. Bitte lesen Sie ihn zuerst.",
  "translations.unreadable_file": ({ reason }) => unreadable[reason as keyof typeof unreadable] ?? unreadable.xml,
  "translations.wrong_language": ({ found, wanted }) =>
    `Die Sprachen dieser Datei sind ${languagesOf(found)}. Erwartet wird ${languagesOf(wanted)}.`,
  "translations.pair_unknown": "Der Übersetzungsdienst unterstützt dieses Sprachpaar nicht.",
  "translations.service_busy":
    "Der Übersetzungsdienst ist gerade stark ausgelastet. Versuchen Sie es gleich noch einmal.",
  "translations.service_away":
    "Der Übersetzungsdienst antwortet nicht. Versuchen Sie es später noch einmal oder übersetzen Sie selbst.",
};

export const translationWords: Catalogue["translationWords"] = {
  states: { filled: "Ausgefüllt", stale: "Zu prüfen", copied: "Kopiert", empty: "Leer" },
  counts: {
    stale: (count) => `${figure(count)} zu prüfen`,
    copied: (count) => `${figure(count)} kopiert`,
    empty: (count) => `${figure(count)} leer`,
  },
  legend: { stale: "Zu prüfen: Der Ausgangstext hat sich geändert", copied: "Kopiert, noch nicht übersetzt" },
  sourceChanged: (inLanguage) => `Der Text ${inLanguage} hat sich seitdem geändert.`,
  sameAsSource: (inLanguage) => `Identisch mit dem Text ${inLanguage}.`,
  stillGood: "Stimmt noch",
  asWanted: "So gewollt",
  confirmed: (count) => (count === 1 ? "Text als richtig markiert." : `${figure(count)} Texte als richtig markiert.`),
  review: (section, inLanguage) => `„${section}“ ${inLanguage} prüfen`,
  reviewHint: (count) =>
    count === 1
      ? "Ein Ausgangstext hat sich seitdem geändert."
      : `${figure(count)} Ausgangstexte haben sich seitdem geändert.`,
  reviewButton: "Prüfen",
  translate: "Übersetzen",
  translateInto: (intoLanguage) => `Texte ${intoLanguage} übersetzen`,
  leave: "Übersetzen beenden",
  left: (left, all) => {
    if (left === 0)
      return byNumber(all, "Der einzige Text ist übersetzt.", `Alle ${figure(all)} Texte sind übersetzt.`);
    return byNumber(all, "Noch 1 Text zu übersetzen.", `Noch ${figure(left)} von ${figure(all)} Texten zu übersetzen.`);
  },
  nothing: "Hier gibt es noch nichts zu übersetzen.",
  from: "Ausgangssprache",
  keys: "Tab führt zum nächsten Text. Strg + Eingabe lässt einen Text, wie er ist.",
  texts: "Texte zum Übersetzen",
  missing: "Fehlt in dieser Sprache.",
  takeOver: "Übernehmen",
  takeOverNamed: (name) => `${name} übernehmen`,
  takeOverAll: (count) => `Die ${figure(count)} fehlenden übernehmen, mit Bildern und Links`,
  takenOver: (count) => (count === 1 ? "1 Eintrag übernommen." : `${figure(count)} Einträge übernommen.`),
  preview: (inLanguage) => `Vorschau ${inLanguage}`,
  suggest: "Vorschlagen",
  asking: "Wird übersetzt\u00a0…",
  proposed: "Vorschlag, noch ungeprüft",
  accept: "Annehmen",
  proposalCut: "Der Vorschlag war zu lang für dieses Feld: Das Ende fehlt.",
  writtenMeanwhile: "Sie haben inzwischen etwas geschrieben: Der Vorschlag wurde nicht übernommen.",
  proposalsLeft: (count) =>
    byNumber(count, "1 Vorschlag noch ungeprüft.", `${figure(count)} Vorschläge noch ungeprüft.`),
  saveRefused: (count) =>
    byNumber(
      count,
      "Noch ist nichts gespeichert: Ein Vorschlag ist ungeprüft. Nehmen Sie ihn an oder ändern Sie ihn.",
      `Noch ist nichts gespeichert: ${figure(count)} Vorschläge sind ungeprüft. Nehmen Sie sie an oder ändern Sie sie.`,
    ),
  suggestKeys: "Strg + Umschalt + Eingabe schlägt eine Übersetzung vor. Strg + Eingabe nimmt sie an.",
};

export const textListWords: Catalogue["textListWords"] = {
  title: "Alle Texte",
  lead: "Jeder Text der Website neben seinem Ausgangstext: suchen, filtern, gleich hier ändern.",
  language: "Zielsprache",
  search: "In den Texten suchen",
  state: "Status",
  everyState: "Jeder Status",
  stateCount: (state, count) => `${state} (${figure(count)})`,
  shown: (shown, all) => byNumber(all, `${figure(shown)} von 1 Text.`, `${figure(shown)} von ${figure(all)} Texten.`),
  none: "Keine passenden Texte.",
  more: "Mehr Texte anzeigen",
  oneLanguage: "Bisher nur eine Sprache",
  oneLanguageHint: "Fügen Sie der Website eine zweite Sprache hinzu, dann stehen hier ihre Texte zum Übersetzen.",
  original: "Ausgangstext",
  absent: "In dieser Sprache noch nicht da: Der Eintrag wird mit Bildern und Links übernommen.",
  cancel: "Abbrechen",
  takenBack: "Die vorherigen Texte sind wieder da.",
  advanced: "Erweitert",
  files: "Anderswo übersetzen",
  filesHint:
    "Geben Sie Ihrem Übersetzer eine Datei und lesen Sie sie danach hier wieder ein. Ohne Ihre Zustimmung ändert sich nichts. Die Formatierung eines neu geschriebenen Textes steht nicht in der Datei.",
  downloadXliff: "Als XLIFF herunterladen",
  downloadCsv: "Als CSV herunterladen",
  bring: "Übersetzung importieren",
  bringLabel: "Übersetzte Datei, XLIFF oder CSV",
  tooLarge: "Diese Datei ist zu groß, um eine Übersetzung dieser Website zu sein.",
  proposal: "Was die Datei ändern würde",
  proposalOf: (name) => `Aus ${name}. Wählen Sie aus, was Sie übernehmen möchten.`,
  nothingNew: "Diese Datei ändert nichts: Die Texte stehen schon so auf der Website.",
  sourceChanged: "Der Ausgangstext hat sich seitdem geändert",
  replaces: "Ersetzt einen ausgefüllten Text",
  newText: "Neu",
  tooLong: (most) => `Zu lang: höchstens ${figure(most)} Zeichen`,
  unfit: "Enthält Zeichen, die nicht gespeichert werden können",
  before: "Vorher",
  after: "Nachher",
  tickAll: "Alle auswählen",
  tickNone: "Auswahl aufheben",
  unknown: (count) =>
    byNumber(
      count,
      "1 Text der Datei gibt es auf der Website nicht oder nicht mehr. Er wird nicht übernommen.",
      `${figure(count)} Texte der Datei gibt es auf der Website nicht oder nicht mehr. Sie werden nicht übernommen.`,
    ),
  same: (count) => byNumber(count, "1 Text ist schon gleich.", `${figure(count)} Texte sind schon gleich.`),
  untranslated: (count) =>
    byNumber(
      count,
      "1 Text ist in der Datei leer: Der auf der Website bleibt.",
      `${figure(count)} Texte sind in der Datei leer: Die auf der Website bleiben.`,
    ),
  apply: (count) =>
    count === 0 ? "Nichts übernehmen" : byNumber(count, "1 Text übernehmen", `${figure(count)} Texte übernehmen`),
  close: "Schließen, ohne zu übernehmen",
};
