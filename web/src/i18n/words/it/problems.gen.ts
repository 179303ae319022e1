// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("it");
export const otherProblems = {
  "network.offline": "Il server non risponde. Controlla la connessione.",
  "server.bad_host": "Questa richiesta non indica a quale indirizzo è rivolta.",
  "server.body_too_large": "È troppo grande per essere inviato.",
  "server.body_too_slow": "L’invio ha richiesto troppo tempo.",
  "server.failed": "Si è verificato un errore del server.",
  "server.invalid": "Alcuni campi non sono validi.",
  "server.method_not_allowed": "Questa azione non è possibile qui.",
  "server.no_space": "Il server non ha più spazio per salvare.",
  "server.not_found": "Non trovato.",
  "server.too_many": (given: { seconds?: unknown }): string => counted(Number(given.seconds), { one: `Troppi tentativi. Riprova tra ${figure(Number(given.seconds))} secondo.`, many: `Troppi tentativi. Riprova tra ${figure(Number(given.seconds))} secondi.`, other: `Troppi tentativi. Riprova tra ${figure(Number(given.seconds))} secondi.` }),
  "server.conflict": "Nello stesso momento è arrivata un’altra modifica. Riprova.",
  "server.unavailable": "Il servizio è momentaneamente non disponibile.",
  "server.unknown_host": "Questo indirizzo non appartiene a questo sito.",
  "server.unsupported_body": "Questo formato non è accettato.",
  "site.idempotency_key_reused": "Questo salvataggio è già avvenuto.",
  "site.not_suspended": "Questo sito non è sospeso.",
  "site.revision_missing": "Manca la versione di partenza: ricarica la pagina.",
  "site.section_too_long": (given: { maxChars?: unknown }): string => counted(Number(given.maxChars), { one: `Questa sezione contiene troppo testo: massimo ${figure(Number(given.maxChars))} caratteri per lingua. Accorciala o rimuovi qualche elemento.`, many: `Questa sezione contiene troppo testo: massimo ${figure(Number(given.maxChars))} caratteri per lingua. Accorciala o rimuovi qualche elemento.`, other: `Questa sezione contiene troppo testo: massimo ${figure(Number(given.maxChars))} caratteri per lingua. Accorciala o rimuovi qualche elemento.` }),
  "site.slug_taken": "Questo indirizzo è già in uso.",
  "site.too_many_items": (given: { max?: unknown }): string => counted(Number(given.max), { one: `Massimo ${figure(Number(given.max))} elementi in questo elenco. Rimuovine uno per aggiungerne un altro.`, many: `Massimo ${figure(Number(given.max))} elementi in questo elenco. Rimuovine uno per aggiungerne un altro.`, other: `Massimo ${figure(Number(given.max))} elementi in questo elenco. Rimuovine uno per aggiungerne un altro.` }),
  "site.too_many_languages": (given: { max?: unknown }): string => counted(Number(given.max), { one: `Massimo ${figure(Number(given.max))} lingue.`, many: `Massimo ${figure(Number(given.max))} lingue.`, other: `Massimo ${figure(Number(given.max))} lingue.` }),
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
export const problemForms = {
  withReference: (text: string, reference: string): string => `${text} (rif. ${reference})`,
  waitMinutes: (minutes: number): string => counted(minutes, { one: `Troppi tentativi. Riprova tra ${figure(minutes)} minuti.`, many: `Troppi tentativi. Riprova tra ${figure(minutes)} minuti.`, other: `Troppi tentativi. Riprova tra ${figure(minutes)} minuti.` }),
};
