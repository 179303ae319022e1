// A site's storage: how much there is, what takes it up, what can be freed.
import type { Catalogue } from "../catalogue";
import { byNumber, counted, figure, fileSize, percent } from "./numbers";

export const roomWords: Catalogue["roomWords"] = {
  title: "Belegter Speicherplatz",
  look: "Ansehen, was Platz belegt",
  see: "Details",
  line: (used, most) => `${fileSize(used)} von ${fileSize(most)}`,
  lead: (used, most) =>
    used < most
      ? `${fileSize(used)} von ${fileSize(most)} sind belegt; ${fileSize(most - used)} sind frei.`
      : `Die ${fileSize(most)} Ihrer Website sind belegt.`,
  over: (bytes) =>
    `Ihre Website belegt ${fileSize(bytes)} mehr Speicherplatz, als ihr zusteht. Nichts wird gelöscht, und Ihre Texte lassen sich speichern; neue Dateien müssen warten, bis wieder Platz ist.`,
  full: "Der Speicherplatz ist fast aufgebraucht: Größere Dateien werden abgelehnt.",
  filling: (part) => `${percent(Math.floor(part * 100))} des Speicherplatzes Ihrer Website sind belegt.`,
  taken:
    "Der Speicherplatz ist aufgebraucht: Neue Dateien werden abgelehnt. Ihre Texte lassen sich weiterhin speichern.",
  unconfirmed: "Bestätigen Sie Ihre E-Mail-Adresse, um mehr Speicherplatz zu erhalten.",
  paid: (bytes) => `Die bezahlte Version bietet ${fileSize(bytes)}.`,
  parts: "Was den Speicherplatz belegt",
  nothing: "Noch nichts. Bilder, Lebensläufe und Versionen werden hier aufgeführt.",
  kinds: {
    cv: "Aus der Website erstellte Lebensläufe",
    draft: (section) => `Entwurf: ${section}`,
    versions: "Dateien, die nur noch in Versionen vorkommen",
    unused: "Nirgends verwendete Dateien",
    texts: "Texte der Versionen",
    settings: "Einstellungen der Website",
  },
  count: (count) => counted(count, "Datei", "Dateien"),
  spare: "Was Sie sofort freigeben können",
  spareNothing:
    "Nichts: Alles, was aufbewahrt wird, ist in Gebrauch. Um Platz zu schaffen, entfernen oder ersetzen Sie eine Datei in ihrem Editor und speichern dann.",
  unused: (count, bytes) =>
    byNumber(
      count,
      `1 hochgeladene Datei wird nirgends verwendet (${fileSize(bytes)}).`,
      `${figure(count)} hochgeladene Dateien werden nirgends verwendet (${fileSize(bytes)}).`,
    ),
  unusedHint: "Nach einem Tag werden sie automatisch gelöscht.",
  dropUnused: "Diese Dateien löschen",
  versions: (bytes) =>
    `Ältere Versionen bewahren ${fileSize(bytes)} an Bildern und Dateien auf, die von der Website entfernt wurden.`,
  versionsHint: "Fehlt beim Hochladen Platz, werden die ältesten automatisch gelöscht.",
  dropVersions: "Diese Versionen löschen",
  asked: {
    unused: "Nicht verwendete Dateien löschen?",
    unusedText:
      "Eine Datei, die Sie gerade aus einem Entwurf entfernt haben, müssen Sie dann neu hochladen, um sie zurückzuholen.",
    versions: "Diese älteren Versionen löschen?",
    versionsText:
      "Gespeicherte Stände, die diese Dateien zeigen, lassen sich dann nicht mehr wiederherstellen. Was jetzt auf Ihrer Website steht, ändert sich nicht.",
    confirm: "Löschen",
  },
  freed: (bytes) => `${fileSize(bytes)} freigegeben.`,
  largest: "Die größten Dateien",
  unnamed: "Ohne Namen",
  whatCounts:
    "Eine Datei zählt mindestens 16\u00a0KB. Die verkleinerten Kopien, die wir davon machen, erhaltene Nachrichten, Besuche und Archive zum Herunterladen zählen nicht.",
};
