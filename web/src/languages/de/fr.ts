// Problems that belong to no room, and how a failure of ours names its reference.
import type { Catalogue } from "../catalogue";
import { counted, figure } from "./numbers";

/** After 'in': 'in 30 Sekunden'. */
const soon = (given: unknown): string => {
  const count = Number(given ?? 60);
  return count < 90 ? counted(count, "Sekunde", "Sekunden") : counted(Math.ceil(count / 60), "Minute", "Minuten");
};

export const otherProblems: Catalogue["otherProblems"] = {
  "network.offline": "Der Server antwortet nicht. Prüfen Sie Ihre Verbindung.",
  "server.bad_host": "Diese Anfrage sagt nicht, an welche Adresse sie gerichtet ist.",
  "server.body_too_large": "Das ist zu groß, um gesendet zu werden.",
  "server.body_too_slow": "Das Senden hat zu lange gedauert.",
  "server.failed": "Auf dem Server ist ein Fehler aufgetreten.",
  "server.invalid": "Einige Felder sind ungültig.",
  "server.method_not_allowed": "Das ist hier nicht möglich.",
  "server.no_space": "Der Server hat keinen Platz mehr zum Speichern.",
  "server.not_found": "Nicht gefunden.",
  "server.too_many": ({ seconds }) => `Zu viele Versuche. Versuchen Sie es in ${soon(seconds)} noch einmal.`,
  "server.conflict": "Gleichzeitig ist eine andere Änderung eingetroffen. Versuchen Sie es noch einmal.",
  "server.unavailable": "Der Dienst ist vorübergehend nicht verfügbar.",
  "server.unknown_host": "Das ist nicht die Adresse dieser Website.",
  "server.unsupported_body": "Dieses Format wird nicht angenommen.",
  "site.idempotency_key_reused": "Das wurde bereits gespeichert.",
  "site.not_suspended": "Diese Website ist nicht gesperrt.",
  "site.revision_missing": "Die Ausgangsversion fehlt: Laden Sie die Seite neu.",
  "site.section_too_long": ({ maxChars }) =>
    `Dieser Abschnitt enthält zu viel Text: höchstens ${figure(Number(maxChars))} Zeichen je Sprache. Kürzen Sie ihn oder entfernen Sie Einträge.`,
  "site.slug_taken": "Diese Adresse ist bereits vergeben.",
  "site.too_many_items": ({ max }) =>
    `Höchstens ${max} Einträge in dieser Liste. Entfernen Sie einen, um einen anderen hinzuzufügen.`,
  "site.too_many_languages": ({ max }) => `Höchstens ${max} Sprachen.`,
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

export const problemForms: Catalogue["problemForms"] = {
  withReference: (text, reference) => `${text} (Ref. ${reference})`,
};
