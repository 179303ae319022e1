// The operator's page: how the instance goes, who is here, what was reported, what was done.
import type { Schemas } from "../api/client";
import { spoken } from "./spoken";
import * as french from "./words/fr/operation.gen";

export const operationWords = spoken("operationWords", french.operationWords);

const { jobNames, kindNames, codeNames } = operationWords.overview;
const nameIn = (names: Readonly<Record<string, string>>, key: string | number): string | undefined => names[key];

export const jobName = (name: string): string => nameIn(jobNames, name) ?? name;
/** What was asked for. */
export const kindName = (kind: string): string => nameIn(kindNames, kind) ?? kind;
/** What an HTTP status says. */
export const codeName = (code: number): string => nameIn(codeNames, code) ?? "";

/** What the server calls whoever has its command line. */
const shell = "command line";

export const doneBy = (email: string): string =>
  email === shell ? operationWords.log.byShell : operationWords.log.by(email);

type AuditRecord = Schemas["AuditRecord"];

const deedSentences = spoken("deedSentences", french.deedSentences);
const deedForms = spoken("deedForms", french.deedForms);

/** How an entry is told with what only some of its kind have. */
function sentenceOf({ what, details }: AuditRecord) {
  if (what === "site_suspended" && details.kind === "legal") return deedForms.suspendedForLegalReason;
  if (what === "site_suspended" && details.kind === "gone") return deedForms.suspendedAsGone;
  if (what === "keys_issued" && details.note) return deedForms.keysIssuedWithNote;
  return deedSentences[what];
}

export function auditSentence(entry: AuditRecord): string {
  const sentence = sentenceOf(entry);
  const { aboutEmail: email, aboutSite: site, details } = entry;
  return typeof sentence === "string" ? sentence : sentence({ owners: 0, count: 1, ...details, email, site });
}
