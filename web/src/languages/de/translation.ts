// The sentences of translating.
import type { Catalogue } from "../catalogue";
import { byNumber, figure } from "./numbers";

export const translationProblems: Catalogue["translationProblems"] = {
  "translations.source_changed": "Der Ausgangstext hat sich gerade noch einmal geändert. Bitte lesen Sie ihn zuerst.",
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
