// Written by `make gen` from locales/. Do not edit.
import { sentencesIn } from "../../format";

const { counted, figure } = sentencesIn("en-GB");
export const otherProblems = {
  "network.offline": "The server is not responding. Check your connection.",
  "server.bad_host": "This request doesn’t say which address it is for.",
  "server.body_too_large": "This is too large to be sent.",
  "server.body_too_slow": "Sending took too long.",
  "server.failed": "The server ran into an error.",
  "server.invalid": "Some fields are not valid.",
  "server.method_not_allowed": "This can’t be done here.",
  "server.no_space": "The server has no space left to save.",
  "server.not_found": "Not found.",
  "server.too_many": (given: { seconds?: unknown }): string => counted(Number(given.seconds), { one: `Too many attempts. Try again in ${figure(Number(given.seconds))} second.`, other: `Too many attempts. Try again in ${figure(Number(given.seconds))} seconds.` }),
  "server.conflict": "Another change arrived at the same time. Try again.",
  "server.unavailable": "The service is temporarily unavailable.",
  "server.unknown_host": "This is not the address of this site.",
  "server.unsupported_body": "This format is not accepted.",
  "site.idempotency_key_reused": "This has already been saved.",
  "site.not_suspended": "This site is not suspended.",
  "site.revision_missing": "The version you started from is missing: reload the page.",
  "site.section_too_long": (given: { maxChars?: unknown }): string => counted(Number(given.maxChars), { one: `This section has too much text: ${figure(Number(given.maxChars))} characters at most per language. Shorten it or remove some items.`, other: `This section has too much text: ${figure(Number(given.maxChars))} characters at most per language. Shorten it or remove some items.` }),
  "site.slug_taken": "This address is already taken.",
  "site.too_many_items": (given: { max?: unknown }): string => counted(Number(given.max), { one: `${figure(Number(given.max))} items at most in this list. Remove one to add another.`, other: `${figure(Number(given.max))} items at most in this list. Remove one to add another.` }),
  "site.too_many_languages": (given: { max?: unknown }): string => counted(Number(given.max), { one: `${figure(Number(given.max))} languages at most.`, other: `${figure(Number(given.max))} languages at most.` }),
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
export const problemForms = {
  withReference: (text: string, reference: string): string => `${text} (ref. ${reference})`,
  waitMinutes: (minutes: number): string => counted(minutes, { one: `Too many attempts. Try again in ${figure(minutes)} minutes.`, other: `Too many attempts. Try again in ${figure(minutes)} minutes.` }),
};
