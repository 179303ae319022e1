// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { figure } = sentencesIn("de");
export const exportWords = {
  title: "Ihre Daten",
  hint: "Was Sie hier abgelegt haben, gehört Ihnen. Nehmen Sie es mit, wann Sie wollen.",
  kinds: {
    archive: {
      title: "Alles mitnehmen",
      text: "Ein Archiv mit Ihren Texten, Dateien, Nachrichten und Kontodaten. Es lässt sich wieder importieren.",
      ask: "Archiv vorbereiten",
      download: "Archiv herunterladen",
    },
    static: {
      title: "Die Website als Dateien",
      text: "Ihre Website, wie sie gespeichert ist, in allen Sprachen: Seiten, die Sie bei jedem Hoster hochladen oder von Ihrer Festplatte öffnen können.",
      ask: "Website vorbereiten",
      download: "Website herunterladen",
    },
  },
  steps: {
    "": "Wartet",
    documents: "Ihre Texte",
    files: "Ihre Dateien",
    messages: "Ihre Nachrichten",
    account: "Ihr Konto",
    pages: "Ihre Seiten",
    storing: "Letzter Schritt",
  },
  percent: (percent: number): string => `${figure(percent)} %`,
  progressOf: (title: string): string => `Vorbereitung: ${title}`,
  leave: "Sie können diese Ansicht verlassen: Die Vorbereitung läuft weiter.",
  ready: (size: string): string => `Fertig · ${size}`,
  until: (until: string): string => `Verfügbar bis ${until}.`,
  again: "Neu vorbereiten",
  cancel: "Abbrechen",
  remove: "Löschen",
  removeOf: (title: string): string => `Löschen: ${title}`,
  cancelOf: (title: string): string => `Abbrechen: ${title}`,
  failed: (reason: string): string => `Die Vorbereitung ist fehlgeschlagen. ${reason}`,
  retry: "Erneut versuchen",
  dialog: {
    title: "Die Website als Dateien",
    text: "Ohne Server erhält niemand die Nachrichten aus dem Formular. Stattdessen kann es das E-Mail-Programm des Besuchers öffnen, mit einer Nachricht an Ihre Adresse.",
    withForm: "Formular behalten",
    withoutForm: "Sonst wird das Formular entfernt; Ihre Kontaktdaten bleiben sichtbar.",
    mailTo: "E-Mail-Adresse für das Formular",
    mailToHint: "Auf den Seiten ist sie für alle sichtbar.",
    address: "Adresse der künftigen Website (optional)",
    addressHint: "Für Suchmaschinen: kanonische Links und Sitemap.",
    addressPlaceholder: "https://www.beispiel.de/",
    ask: "Website vorbereiten",
  },
};
