// The sentences of translating.
import type { Catalogue } from "../catalogue";
import { byNumber, figure } from "./numbers";

const unreadable = {
  xml: "Diese Datei ist kein lesbares XLIFF.",
  version: "Das ist kein XLIFF der Version 2. Bitten Sie um dieses Format oder um CSV.",
  csv: "Diese Datei ist weder ein lesbares XLIFF noch CSV.",
  columns: "Es fehlen Spalten: „id“ und eine für jede Sprache, wie in der heruntergeladenen Datei.",
  length: "Diese Datei hat zu viele Texte, um eine Übersetzung dieser Website zu sein.",
} as const;
const languagesOf = (codes: unknown): string => (Array.isArray(codes) ? codes.join(" → ") : "");

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "Der Ausgangstext hat sich gerade noch einmal geändert. Bitte lesen Sie ihn zuerst.",
  "translations.unreadable_file": ({ reason }) => unreadable[reason as keyof typeof unreadable] ?? unreadable.xml,
  "translations.wrong_language": ({ found, wanted }) =>
    `Die Sprachen dieser Datei sind ${languagesOf(found)}. Gebraucht wird ${languagesOf(wanted)}.`,
  "translations.pair_unknown": "Der Übersetzungsdienst kennt diese beiden Sprachen nicht zusammen.",
  "translations.service_busy": "Der Übersetzungsdienst ist stark gefragt. Versuchen Sie es gleich noch einmal.",
  "translations.service_away":
    "Der Übersetzungsdienst antwortet nicht. Versuchen Sie es später noch einmal, oder übersetzen Sie selbst.",
};

export const translationWords: Catalogue["translationWords"] = {
  states: { filled: "Ausgefüllt", stale: "Zu prüfen", copied: "Kopiert", empty: "Leer" },
  counts: {
    stale: (count) => `${figure(count)} zu prüfen`,
    copied: (count) => `${figure(count)} kopiert`,
    empty: (count) => `${figure(count)} leer`,
  },
  legend: { stale: "Zu prüfen: Das Original hat sich geändert", copied: "Kopiert, noch nicht übersetzt" },
  sourceChanged: (inLanguage) => `Der Text ${inLanguage} hat sich seitdem geändert.`,
  sameAsSource: (inLanguage) => `Gleich wie der Text ${inLanguage}.`,
  stillGood: "Stimmt noch",
  asWanted: "So gewollt",
  confirmed: (count) => (count === 1 ? "Text als richtig vermerkt." : `${figure(count)} Texte als richtig vermerkt.`),
  review: (section, inLanguage) => `${section} ${inLanguage} prüfen`,
  reviewHint: (count) =>
    count === 1
      ? "Ein Ausgangstext hat sich seitdem geändert."
      : `${figure(count)} Ausgangstexte haben sich seitdem geändert.`,
  reviewButton: "Prüfen",
  translate: "Übersetzen",
  translateInto: (inLanguage) => `Übersetzung ${inLanguage}`,
  leave: "Übersetzen beenden",
  left: (left, all) => {
    if (left === 0)
      return byNumber(all, "Der einzige Text ist übersetzt.", `Alle ${figure(all)} Texte sind übersetzt.`);
    return byNumber(left, `Noch 1 Text von ${figure(all)}.`, `Noch ${figure(left)} Texte von ${figure(all)}.`);
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
  asking: "Wird übersetzt …",
  proposed: "Vorschlag, zu prüfen",
  accept: "Annehmen",
  proposalCut: "Der Vorschlag war zu lang für dieses Feld: Das Ende fehlt.",
  writtenMeanwhile: "Sie haben inzwischen etwas geschrieben: Der Vorschlag wurde nicht übernommen.",
  proposalsLeft: (count) => byNumber(count, "1 Vorschlag zu prüfen.", `${figure(count)} Vorschläge zu prüfen.`),
  saveRefused: (count) =>
    byNumber(
      count,
      "Noch ist nichts gespeichert: Ein Vorschlag ist noch zu prüfen. Nehmen Sie ihn an oder ändern Sie ihn.",
      `Noch ist nichts gespeichert: ${figure(count)} Vorschläge sind noch zu prüfen. Nehmen Sie sie an oder ändern Sie sie.`,
    ),
  suggestKeys: "Strg + Umschalt + Eingabe schlägt eine Übersetzung vor. Strg + Eingabe nimmt sie an.",
};

export const textListWords: Catalogue["textListWords"] = {
  title: "Alle Texte",
  lead: "Jeder Text der Website neben seinem Original: suchen, filtern, an Ort und Stelle ändern.",
  language: "Zu übersetzende Sprache",
  search: "In den Texten suchen",
  state: "Zustand",
  everyState: "Alle Zustände",
  stateCount: (state, count) => `${state} (${figure(count)})`,
  shown: (shown, all) => byNumber(all, `${figure(shown)} von 1 Text.`, `${figure(shown)} von ${figure(all)} Texten.`),
  none: "Kein Text passt dazu.",
  more: "Mehr Texte anzeigen",
  oneLanguage: "Bisher nur eine Sprache",
  oneLanguageHint: "Fügen Sie der Website eine zweite Sprache hinzu, dann stehen hier ihre Texte zum Übersetzen.",
  original: "Ausgangstext",
  absent: "In dieser Sprache noch nicht da: Das Element wird mit Bildern und Links übernommen.",
  changedMeanwhile: "Inzwischen gespeichert:",
  save: "Speichern",
  saveNamed: (label) => `${label} speichern`,
  cancel: "Abbrechen",
  saved: (count) => byNumber(count, "Text gespeichert.", `${figure(count)} Texte gespeichert.`),
  takenBack: "Die Texte von vorher sind wieder da.",
  unsaved: {
    title: "Ohne Speichern verlassen?",
    text: "Hier geänderte Texte sind nicht gespeichert.",
    leave: "Verlassen",
    stay: "Bleiben",
  },
  files: "Anderswo übersetzen",
  filesHint:
    "Geben Sie Ihrem Übersetzer eine Datei und bringen Sie sie hierher zurück. Ohne Ihr Ja ändert sich nichts. Die Formatierung eines neu geschriebenen Textes steht nicht in der Datei.",
  downloadXliff: "Als XLIFF herunterladen",
  downloadCsv: "Als CSV herunterladen",
  bring: "Datei zurückbringen",
  bringLabel: "Übersetzte Datei, XLIFF oder CSV",
  tooLarge: "Diese Datei ist zu groß, um eine Übersetzung dieser Website zu sein.",
  proposal: "Was die Datei ändern würde",
  proposalOf: (name) => `Aus ${name}. Kreuzen Sie an, was Sie übernehmen möchten.`,
  nothingNew: "Diese Datei ändert nichts: Die Texte sind schon die der Website.",
  sourceChanged: "Das Original hat sich seitdem geändert",
  replaces: "Ersetzt einen ausgefüllten Text",
  newText: "Neu",
  tooLong: (most) => `Zu lang: höchstens ${figure(most)} Zeichen`,
  unfit: "Enthält Zeichen, die nicht gespeichert werden können",
  before: "Vorher",
  after: "Nachher",
  tickAll: "Alle ankreuzen",
  tickNone: "Keinen ankreuzen",
  unknown: (count) =>
    byNumber(
      count,
      "1 Text der Datei gibt es auf der Website nicht oder nicht mehr. Er wird nicht übernommen.",
      `${figure(count)} Texte der Datei gibt es auf der Website nicht oder nicht mehr. Sie werden nicht übernommen.`,
    ),
  same: (count) => byNumber(count, "1 Text ist schon derselbe.", `${figure(count)} Texte sind schon dieselben.`),
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
