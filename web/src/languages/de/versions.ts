// The versions' screen, and the problems that restoring answers.
import type { Catalogue } from "../catalogue";
import { inLanguage } from "./languages";
import { byNumber, figure } from "./numbers";

export const versionProblems: Catalogue["versionProblems"] = {
  "versions.language_not_there": ({ language }) =>
    `Ihre Website gibt es nicht mehr ${inLanguage(String(language))}: Fügen Sie zuerst diese Sprache wieder hinzu.`,
  "versions.not_kept": "Keine Version bewahrt diesen Inhalt mehr auf.",
  "versions.not_allowed_now":
    "Diese Version entspricht nicht mehr den heutigen Regeln: So lässt sie sich nicht wiederherstellen.",
};

export const versionWords: Catalogue["versionWords"] = {
  title: "Versionen",
  lead: "Jeder gespeicherte Stand wird aufbewahrt. Auch das Wiederherstellen ergibt einen neuen Stand und lässt sich rückgängig machen.",
  list: "Liste der Versionen",
  filter: "Anzeigen",
  everything: "Die ganze Website",
  settings: "Einstellungen der Website",
  allLanguages: "alle Sprachen",
  today: "Heute",
  yesterday: "Gestern",
  older: "Ältere anzeigen",
  current: "aktuell",
  by: {
    save: "Von Ihnen gespeichert",
    restore: "Von Ihnen wiederhergestellt",
    import: "Importiert",
    before: "Vor der ersten aufbewahrten Version",
  },
  changed: {
    nothing: "Nichts geändert",
    first: "Zum ersten Mal gespeichert",
    style: (text) => `Stil: ${text}`,
    list: (name, added, removed, changed) => {
      const what = [
        ...(added ? [`${figure(added)} hinzugefügt`] : []),
        ...(removed ? [`${figure(removed)} entfernt`] : []),
        ...(changed ? [`${figure(changed)} geändert`] : []),
      ];
      return `${name} (${what.join(", ") || "Reihenfolge"})`;
    },
    more: (count) => byNumber(count, "eine weitere Änderung", `${figure(count)} weitere Änderungen`),
  },
  emptyTitle: "Noch keine Versionen",
  emptyText: "Sobald Sie speichern, wird hier aufbewahrt, was Sie geschrieben haben; Sie können es wiederherstellen.",
  toEditor: "Editor öffnen",
  nothingChosen: "Wählen Sie eine Version aus, um sie mit der heutigen Website zu vergleichen.",
  backToList: "Zurück zur Liste",
  files: (size) =>
    `Bilder und Dateien, die nur noch in Versionen vorkommen, belegen ${size} vom Speicherplatz Ihrer Website; fehlt beim Hochladen Platz, werden zuerst die ältesten Versionen gelöscht.`,
  room: (used, most) =>
    `Ihre Versionen belegen ${used} von ${most}. Die der letzten 30 Tage werden alle aufbewahrt, danach ein Jahr lang eine pro Tag.`,
  roomFull: (used, most) =>
    `Ihre Versionen belegen ${used} von ${most}. Wird der Platz knapp, werden zuerst die ältesten gelöscht; speichern können Sie trotzdem immer.`,
  differs: "Was heute anders ist",
  sameAsNow: "Nichts: Auf Ihrer Website steht heute dasselbe.",
  was: "In dieser Version",
  now: "Heute",
  pageThen: "Die Seite damals",
  pageNow: "Die Seite heute",
  pages: "Beide Seiten",
  empty: "leer",
  deletedSince: "Seitdem gelöscht",
  addedSince: "Seitdem hinzugefügt",
  orderOf: (list) => `Reihenfolge: ${list}`,
  sharedByAll: "für alle Sprachen gleich",
  restore: "Wiederherstellen",
  bringBack: "Zurückholen",
  restoreWhat: (what) => `${what} wiederherstellen`,
  restoreSection: (section) => `${section} wiederherstellen`,
  restoreSettings: "Einstellungen wiederherstellen",
  restoreSite: "Ganze Website wiederherstellen",
  asked: (deed) => `${deed}?`,
  cancel: "Rückgängig",
  undone: "Alles ist wie zuvor.",
  done: "Wiederhergestellt und übernommen.",
  nothingToDo: "Nichts wiederherzustellen: Alles ist schon so.",
  languageGone: (code) =>
    `Ihre Website gibt es nicht mehr ${inLanguage(code)}. Was dort stand, ist noch da: Fügen Sie die Sprache wieder hinzu, um es wiederherzustellen.`,
  languagesBack: "Damalige Sprachen zurückholen",
  confirm: {
    one: (what) =>
      `„${what}“ ist dann wieder wie in dieser Version. Was heute dort steht, wird ersetzt; alles andere bleibt.`,
    item: (what) => `„${what}“ kommt unverändert an seinen Platz zurück. Alles andere bleibt.`,
    section: (section, language) =>
      `Alle Texte und Einträge von ${section} ${language} und was die Sprachen gemeinsam haben (Stile, Bilder, Einstellungen des Abschnitts) sind dann wieder wie in dieser Version und ersetzen die heutigen.`,
    settings:
      "Navigationsleiste, Sprachen, Farbschema, Layout, Abzeichen und Veröffentlichung als JSON Resume sind dann wieder wie in dieser Version. Adresse und Status der Website ändern sich nicht.",
    site: (moment) =>
      `Alle Abschnitte in allen Sprachen und die Einstellungen der Website sind dann wieder wie in dieser Version (${moment}). Was seitdem gespeichert wurde, wird ersetzt, bleibt aber unter den Versionen. Adresse und Status der Website ändern sich nicht.`,
    thinnedOut:
      "Nach 30 Tagen bleibt nur eine Version pro Tag: Jeder Abschnitt kehrt zur letzten zurück, die von diesem Zeitpunkt oder davor übrig ist. Ist keine übrig, ändert er sich nicht.",
    draft: "Ihr ungespeicherter Entwurf bleibt unberührt: Beim Öffnen des Editors wählen Sie zwischen beiden.",
  },
  resumeOffered: "Veröffentlicht",
  resumeNotOffered: "Nicht veröffentlicht",
  settingNames: {
    siteType: "Navigationsleiste",
    languages: "Sprachen",
    themeIndex: "Farbschema",
    layout: "Layout",
    showsBadge: "Öffentliches Abzeichen",
    offersResume: "JSON Resume",
    isOnline: "Status der Website",
    mailsMessages: "E-Mail-Benachrichtigungen",
    slug: "Adresse der Website",
  },
};
