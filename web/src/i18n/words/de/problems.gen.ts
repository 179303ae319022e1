// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("de");
export const otherProblems = {
  "network.offline": "Der Server antwortet nicht. Prüfen Sie Ihre Verbindung.",
  "server.bad_host": "Diese Anfrage sagt nicht, an welche Adresse sie gerichtet ist.",
  "server.body_too_large": "Das ist zu groß, um gesendet zu werden.",
  "server.body_too_slow": "Das Senden hat zu lange gedauert.",
  "server.failed": "Auf dem Server ist ein Fehler aufgetreten.",
  "server.invalid": "Einige Felder sind ungültig.",
  "server.method_not_allowed": "Das ist hier nicht möglich.",
  "server.no_space": "Der Server hat keinen Platz mehr zum Speichern.",
  "server.not_found": "Nicht gefunden.",
  "server.too_many": (given: { seconds?: unknown }): string => counted(Number(given.seconds), { one: `Zu viele Versuche. Versuchen Sie es in ${figure(Number(given.seconds))} Sekunde noch einmal.`, other: `Zu viele Versuche. Versuchen Sie es in ${figure(Number(given.seconds))} Sekunden noch einmal.` }),
  "server.conflict": "Gleichzeitig ist eine andere Änderung eingetroffen. Versuchen Sie es noch einmal.",
  "server.unavailable": "Der Dienst ist vorübergehend nicht verfügbar.",
  "server.unknown_host": "Das ist nicht die Adresse dieser Website.",
  "server.unsupported_body": "Dieses Format wird nicht angenommen.",
  "site.idempotency_key_reused": "Das wurde bereits gespeichert.",
  "site.not_suspended": "Diese Website ist nicht gesperrt.",
  "site.revision_missing": "Die Ausgangsversion fehlt: Laden Sie die Seite neu.",
  "site.section_too_long": (given: { maxChars?: unknown }): string => counted(Number(given.maxChars), { one: `Dieser Abschnitt enthält zu viel Text: höchstens ${figure(Number(given.maxChars))} Zeichen je Sprache. Kürzen Sie ihn oder entfernen Sie Einträge.`, other: `Dieser Abschnitt enthält zu viel Text: höchstens ${figure(Number(given.maxChars))} Zeichen je Sprache. Kürzen Sie ihn oder entfernen Sie Einträge.` }),
  "site.slug_taken": "Diese Adresse ist bereits vergeben.",
  "site.too_many_items": (given: { max?: unknown }): string => counted(Number(given.max), { one: `Höchstens ${figure(Number(given.max))} Einträge in dieser Liste. Entfernen Sie einen, um einen anderen hinzuzufügen.`, other: `Höchstens ${figure(Number(given.max))} Einträge in dieser Liste. Entfernen Sie einen, um einen anderen hinzuzufügen.` }),
  "site.too_many_languages": (given: { max?: unknown }): string => counted(Number(given.max), { one: `Höchstens ${figure(Number(given.max))} Sprachen.`, other: `Höchstens ${figure(Number(given.max))} Sprachen.` }),
  "site.stale": "Dieser Abschnitt wurde inzwischen anderswo gespeichert.",
  "site.suspended_gone": "Diese Website ist nicht mehr verfügbar.",
  "site.suspended_legal": "Diese Website ist aus rechtlichen Gründen nicht verfügbar.",
  "storage.file_missing": "Diese Datei gibt es nicht mehr.",
  "storage.no_answer": "Der Dateispeicher antwortet nicht. Versuchen Sie es gleich noch einmal.",
  "tiers.already_paid": "Die bezahlte Version ist bereits aktiv.",
  "tiers.key_empty": "Bitte geben Sie einen Aktivierungsschlüssel ein!",
  "tiers.key_invalid": "❌ Ungültiger Schlüssel!",
  "tiers.key_mistyped": "❌ Ungültiger Schlüssel!",
  "tiers.one_language": "Kostenlose Version: nur eine Sprache möglich!",
  "tiers.paid_only": "Nur in der bezahlten Version.",
};
export const problemForms = {
  withReference: (text: string, reference: string): string => `${text} (Ref. ${reference})`,
  waitMinutes: (minutes: number): string => counted(minutes, { one: `Zu viele Versuche. Versuchen Sie es in ${figure(minutes)} Minuten noch einmal.`, other: `Zu viele Versuche. Versuchen Sie es in ${figure(minutes)} Minuten noch einmal.` }),
};
