// Problems that belong to no room, and how a failure of ours names its reference.
import type { Catalogue } from "../catalogue";
import { counted, figure } from "./numbers";

const soon = (given: unknown): string => {
  const count = Number(given ?? 60);
  return count < 90 ? counted(count, "secondo", "secondi") : counted(Math.ceil(count / 60), "minuto", "minuti");
};

export const otherProblems: Catalogue["otherProblems"] = {
  "network.offline": "Il server non risponde. Controlla la connessione.",
  "server.bad_host": "Questa richiesta non indica a quale indirizzo è rivolta.",
  "server.body_too_large": "È troppo grande per essere inviato.",
  "server.body_too_slow": "L’invio ha richiesto troppo tempo.",
  "server.failed": "Si è verificato un errore del server.",
  "server.invalid": "Alcuni campi non sono validi.",
  "server.method_not_allowed": "Questa azione non è possibile qui.",
  "server.no_space": "Il server non ha più spazio per salvare.",
  "server.not_found": "Non trovato.",
  "server.too_many": ({ seconds }) => `Troppi tentativi. Riprova tra ${soon(seconds)}.`,
  "server.conflict": "Nello stesso momento è arrivata un’altra modifica. Riprova.",
  "server.unavailable": "Il servizio è momentaneamente non disponibile.",
  "server.unknown_host": "Questo indirizzo non appartiene a questo sito.",
  "server.unsupported_body": "Questo formato non è accettato.",
  "site.idempotency_key_reused": "Questo salvataggio è già avvenuto.",
  "site.not_suspended": "Questo sito non è sospeso.",
  "site.revision_missing": "Manca la versione di partenza: ricarica la pagina.",
  "site.section_too_long": ({ maxChars }) =>
    `Questa sezione contiene troppo testo: massimo ${figure(Number(maxChars))} caratteri per lingua. Accorciala o rimuovi qualche elemento.`,
  "site.slug_taken": "Questo indirizzo è già in uso.",
  "site.too_many_items": ({ max }) =>
    `Massimo ${max} elementi in questo elenco. Rimuovine uno per aggiungerne un altro.`,
  "site.too_many_languages": ({ max }) => `Massimo ${max} lingue.`,
  "site.stale": "Nel frattempo questa sezione è stata salvata altrove.",
  "site.suspended_gone": "Questo sito non è più disponibile.",
  "site.suspended_legal": "Questo sito non è disponibile per motivi legali.",
  "storage.file_missing": "Questo file non esiste più.",
  "storage.no_answer": "L’archivio dei file non risponde. Riprova tra un attimo.",
  "tiers.already_paid": "La versione a pagamento è già attiva.",
  "tiers.key_empty": "Inserisci una chiave di attivazione!",
  "tiers.key_invalid": "❌ Chiave non valida!",
  "tiers.key_mistyped": "❌ Chiave non valida!",
  "tiers.one_language": "Versione gratuita: è consentita una sola lingua!",
  "tiers.paid_only": "Riservato alla versione a pagamento.",
};

export const problemForms: Catalogue["problemForms"] = {
  withReference: (text, reference) => `${text} (rif. ${reference})`,
};
