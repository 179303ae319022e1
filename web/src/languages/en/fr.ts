// Problems that belong to no room, and how a failure of ours names its reference.
import type { Catalogue } from "../catalogue";
import { counted, figure } from "./numbers";

const soon = (given: unknown): string => {
  const count = Number(given ?? 60);
  return count < 90 ? counted(count, "second", "seconds") : counted(Math.ceil(count / 60), "minute", "minutes");
};

export const otherProblems: Catalogue["otherProblems"] = {
  "network.offline": "The server is not responding. Check your connection.",
  "server.bad_host": "This request doesn’t say which address it is for.",
  "server.body_too_large": "This is too large to be sent.",
  "server.body_too_slow": "Sending took too long.",
  "server.failed": "The server ran into an error.",
  "server.invalid": "Some fields are not valid.",
  "server.method_not_allowed": "This can’t be done here.",
  "server.no_space": "The server has no space left to save.",
  "server.not_found": "Not found.",
  "server.too_many": ({ seconds }) => `Too many attempts. Try again in ${soon(seconds)}.`,
  "server.conflict": "Another change arrived at the same time. Try again.",
  "server.unavailable": "The service is temporarily unavailable.",
  "server.unknown_host": "This is not the address of this site.",
  "server.unsupported_body": "This format is not accepted.",
  "site.idempotency_key_reused": "This has already been saved.",
  "site.not_suspended": "This site is not suspended.",
  "site.revision_missing": "The version you started from is missing: reload the page.",
  "site.section_too_long": ({ maxChars }) =>
    `This section has too much text: ${figure(Number(maxChars))} characters at most per language. Shorten it or remove some items.`,
  "site.slug_taken": "This address is already taken.",
  "site.too_many_items": ({ max }) => `${max} items at most in this list. Remove one to add another.`,
  "site.too_many_languages": ({ max }) => `${max} languages at most.`,
  "site.stale": "This section has been saved elsewhere in the meantime.",
  "site.suspended_gone": "This site is no longer available.",
  "site.suspended_legal": "This site is unavailable for legal reasons.",
  "storage.file_missing": "This file no longer exists.",
  "storage.no_answer": "The file storage is not responding. Try again in a moment.",
  "tiers.already_paid": "The paid version is already active.",
  "tiers.key_empty": "Please enter an activation key!",
  "tiers.key_invalid": "❌ Invalid key!",
  "tiers.key_mistyped": "❌ Invalid key!",
  "tiers.one_language": "Free version: only one language allowed!",
  "tiers.paid_only": "Available in the paid version only.",
};

export const problemForms: Catalogue["problemForms"] = {
  withReference: (text, reference) => `${text} (ref. ${reference})`,
};
