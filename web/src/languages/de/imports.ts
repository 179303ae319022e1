// Importing: files, samples and their preview, and the refusals of that room.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure, percent } from "./numbers";

type Words = Catalogue["importWords"];

const inFile = (file: unknown): string => (file ? ` (${file})` : "");

export const importProblems: Catalogue["importProblems"] = {
  "imports.unknown_file":
    "Diese Datei ist weder ein Vitrine-Archiv noch ein JSON Resume noch ein LinkedIn-Export. Es wurde nichts importiert.",
  "imports.damaged_file": ({ file }) =>
    `Diese Datei ist beschädigt oder unvollständig${inFile(file)}: Sie lässt sich nicht bis zum Ende lesen. Es wurde nichts importiert.`,
  "imports.not_utf8": ({ file }) =>
    `Diese Datei ist nicht in UTF-8${inFile(file)}: Speichern Sie sie in dieser Kodierung. Es wurde nichts importiert.`,
  "imports.unsafe_archive":
    "Dieses Archiv enthält Pfade, Verknüpfungen oder verschlüsselte Dateien, die nicht angenommen werden. Es wurde nichts importiert.",
  "imports.too_much_inside": "Entpackt enthält diese Datei mehr, als eine Website fasst. Es wurde nichts importiert.",
  "imports.nothing_inside": "Nichts in dieser Datei hat einen Platz auf Ihrer Website.",
  "imports.newer_archive": "Dieses Archiv stammt aus einer neueren Version von Vitrine. Es wurde nichts importiert.",
  "imports.site_changed":
    "Ihre Website hat sich seit dieser Vorschau geändert. Hier ist sie noch einmal: Es wurde nichts importiert.",
  "imports.no_preview": "Diese Vorschau gibt es nicht mehr. Wählen Sie die Datei noch einmal aus.",
  "imports.preview_outdated":
    "Die Vorschau entstand vor dem Wechsel zur bezahlten Version, ohne das, was diese erlaubt. Wählen Sie die Datei oder das Beispiel noch einmal aus.",
};

const sources: Readonly<Record<string, string>> = {
  archive: "Vitrine-Archiv",
  json_resume: "JSON Resume",
  linkedin: "LinkedIn-Export",
  sample: "Mit einem Beispiel beginnen",
};

const samples: Words["samples"] = {
  designer: {
    title: "Grafikerin",
    text: "Plakate, Bücher, Erscheinungsbilder",
  },
  developer: {
    title: "Entwickler",
    text: "Anwendungen, Aufträge, Audits",
  },
  craftsman: {
    title: "Tischlerin",
    text: "Möbel nach Maß, Restaurierung",
  },
};

const modes: Words["modes"] = {
  fill: "Leeres ausfüllen",
  add: "Einträge hinzufügen",
  replace: "Ersetzen",
  skip: "Nicht importieren",
};

const noteSentences: Words["noteSentences"] = {
  cut: ({ chars, most }, where) => `${where}: von ${figure(chars)} auf die erlaubten ${figure(most)} Zeichen gekürzt.`,
  bad_value: (_note, where) => `${where}: Wert nicht angenommen, weggelassen.`,
  incomplete: (_note, where) => `${where}: fehlt in der Datei, der Eintrag wird weggelassen.`,
  too_many: ({ chars, most }, where) =>
    `${where}: ${counted(chars, "Eintrag", "Einträge")}, die ersten ${figure(most)} werden übernommen.`,
  too_long: (_note, where) => `${where}: zu viel Text für den Abschnitt, weggelassen.`,
  paid: (_note, where) => `${where}: nur in der bezahlten Version.`,
  picture: ({ item }) => `Bild nicht angenommen: ${item}.`,
  no_room: ({ item }) =>
    `Nicht genug Speicherplatz für dieses Bild: ${item}. Die Ansicht „Belegter Speicherplatz“ zeigt, was ihn belegt.`,
  drawn: (_note, where) => `${where}: Die Datei enthält kein Bild, eine Zeichnung vertritt es. Ersetzen Sie sie.`,
  language: (_note, where) => `${where}: Diese Sprache ist auf Ihrer Website nicht möglich und wird weggelassen.`,
};

export const importWords: Words = {
  title: "Importieren",
  lead: "Beginnen Sie mit dem, was Sie schon haben. Sie sehen, was ausgefüllt wird, bevor sich irgendetwas ändert.",
  file: "Eine Datei",
  fileText: "Legen Sie sie hier ab oder wählen Sie sie aus: Wir erkennen, was es ist.",
  kinds: [
    "Das Archiv einer Vitrine-Website (zip oder json)",
    "Ein JSON Resume (json)",
    "Der Export Ihrer LinkedIn-Daten (zip)",
  ],
  limit: (megabytes) => `Höchstens ${figure(megabytes)}\u00a0MB. Die Datei wird nicht aufbewahrt.`,
  choose: "Datei auswählen",
  chooseLabel: "Datei zum Importieren auswählen",
  sending: (done) => `Wird hochgeladen\u00a0… ${percent(done)}`,
  reading: "Datei wird gelesen\u00a0…",
  language: "Sprache der Texte",
  languageHint: "Ein JSON Resume, ein LinkedIn-Export und die Beispiele werden in dieser Sprache eingefügt.",
  sample: "Ein Beispiel",
  sampleText: (where) =>
    `Eine erfundene Website, ${where}, die Sie Wort für Wort ersetzen. Ein Klick auf ein Bild übernimmt sie, ein weiterer entfernt sie.`,
  trade: "Beispiel",
  begin: ": mit diesem Layout beginnen,",
  begun: (title) => `Das Beispiel „${title}“ ist übernommen. Ihre Website bleibt im Aufbau: Nur Sie sehen sie.`,
  samples,
  ofSample: (title) => `des Beispiels „${title}“`,
  start: "Vorschau ansehen",
  oneFile: (name) => `Nur eine Datei auf einmal: ${name} wurde übernommen.`,

  previewTitle: "Vor dem Import",
  from: (source, name) =>
    source === "sample"
      ? `${sources.sample}: ${samples[name as keyof typeof samples]?.title ?? name}`
      : `${sources[source]}: ${name}`,
  nothingYet: "Noch hat sich nichts geändert. Wählen Sie Teil für Teil, was der Import tun soll.",
  allAs: "Für alle Teile",
  mode: (part) => `Für den Teil ${part}`,
  modes,
  shared: "alle Sprachen",
  textFilled: "ausgefüllt",
  textReplaced: "ersetzt",
  textKept: "bleibt, wie es ist",
  textSame: "schon gleich",
  textSkipped: "nicht importiert",
  onSite: "Auf Ihrer Website:",
  before: "Vorher:",
  after: "Nachher:",
  inFile: "In der Datei:",
  readAll: "Alles lesen",
  readLess: "Weniger zeigen",
  entryAdded: "hinzugefügt",
  entryRemoved: "entfernt",
  entryKept: "bleibt",
  entryThere: "schon da",
  entryLeft: "weggelassen",
  unnamed: "Ohne Titel",
  surplus: (left) => `Kein Platz für ${counted(left, "Eintrag", "Einträge")}: Die Liste ist voll.`,
  settings: "Einstellungen und Bilder",
  styles: "Textstile",
  contactPublic: "Diese Kontaktdaten werden für alle Ihre Besucher sichtbar.",
  newLanguages: (names, many) => `${byNumber(many, "Neue Sprache", "Neue Sprachen")} auf Ihrer Website: ${names}.`,
  look: "Auch Navigationsleiste, Farbschema, Layout, Abzeichen und Veröffentlichung als JSON Resume übernehmen",
  sampleLook: "Auch Farbschema und Textstile des Beispiels übernehmen",
  notes: "Gut zu wissen",
  noteSentences,
  noPlace: "Ohne Platz auf Ihrer Website",
  noPlaceText: "Diese Teile der Datei werden nicht importiert.",
  parts: {
    education: "Ausbildung",
    awards: "Auszeichnungen",
    certificates: "Zertifikate",
    publications: "Veröffentlichungen",
    languages: "Gesprochene Sprachen",
    interests: "Interessen",
    volunteer: "Ehrenamt",
    "basics.location": "Ort",
    users: "Konto",
    Message: "Nachrichten",
    "versions.jsonl": "Aufbewahrte Versionen",
  },
  partDetails: (section) => `Weitere Angaben: ${section}`,
  partOther: "Weitere Teile der Datei",
  times: (times) => `× ${figure(times)}`,
  online: "Ihre Website ist online: Ihre Besucher sehen den Import sofort.",
  startsOnline: "Mit dem Import geht Ihre Website online. In den Einstellungen können Sie sie auf „im Aufbau“ setzen.",
  sampleOnline:
    "Ihre Website ist online: Ihre Besucher sehen diese erfundenen Texte sofort. Setzen Sie sie zuerst auf „im Aufbau“.",
  sampleHidden: "Ein Beispiel wird nicht veröffentlicht: Ihre Website bleibt im Aufbau, bis Sie sie online stellen.",
  neverSets: "Ein Import ändert nie Ihre Adresse, Ihr Konto, Ihre Version oder Ihre Domains.",
  summary: (texts, entries, replaced, takesLook) =>
    `${[
      texts && counted(texts, "Text oder Einstellung ausgefüllt", "Texte oder Einstellungen ausgefüllt"),
      entries && counted(entries, "Eintrag hinzugefügt", "Einträge hinzugefügt"),
      replaced && counted(replaced, "Angabe ersetzt oder entfernt", "Angaben ersetzt oder entfernt"),
      takesLook && "Aussehen übernommen",
    ]
      .filter(Boolean)
      .join(", ")}.`,
  run: "Importieren",
  running: "Wird importiert\u00a0…",
  drop: "Verwerfen",
  done: "Import abgeschlossen!",
  nothingNew: "Alles, was diese Datei enthält, ist schon auf Ihrer Website.",
  nothingChosen: "Nichts ist ausgewählt: Es ändert sich nichts.",
  offer: "Sie haben schon ein LinkedIn-Profil, ein JSON Resume oder eine Vitrine-Website?",
  offerText: "Importieren Sie dessen Export (zip oder json); ein Lebenslauf als PDF lässt sich nicht lesen.",
  offerLink: "Importieren oder mit Beispiel beginnen",
  offerImport: "Datei importieren",

  sampleLeft: (title, left) =>
    `Ihre Website enthält noch das Beispiel „${title}“: ${counted(left, "erfundener Text oder Eintrag", "erfundene Texte oder Einträge")}.`,
  removeSample: "Beispiel entfernen",
  removed: "Beispiel entfernt. Was Sie geschrieben haben, ist geblieben.",

  account: "Import und JSON Resume",
  accountHint: "Übernehmen Sie, was Sie anderswo haben, und lassen Sie andere Programme Ihren Werdegang lesen.",
  offersResume: "Meinen Werdegang als JSON Resume veröffentlichen",
  offersResumeHint: "Eine öffentliche Datei, die andere Programme lesen können, mit dem, was Ihre Seite schon zeigt.",
  resumeOn: "JSON Resume veröffentlicht.",
  resumeOff: "JSON Resume nicht mehr veröffentlicht.",
  newTab: "(neuer Tab)",
};
