import { figure, fileSize, momentOf } from "../../../i18n/format";
import { operationWords } from "../../../i18n/operation";
import { punctuationForms } from "../../../i18n/punctuation";
import type { Detail } from "../queries";

const words = operationWords.people;
const facts = words.facts;

const at = (iso: string | null): string => (iso ? momentOf(iso) : facts.never);
const yes = (is: boolean): string => (is ? facts.yes : facts.no);

/** As `vitrine accounts show` has it. */
export function Facts({ detail: { entry, hasFactor, isOperator } }: { detail: Detail }) {
  const lines: [string, string][] = [
    [facts.made, at(entry.madeAt)],
    [facts.seen, at(entry.seenAt)],
    [facts.saved, at(entry.savedAt)],
    [facts.confirmed, yes(entry.isConfirmed)],
    [facts.factor, yes(hasFactor)],
    [facts.tier, entry.isPaid ? words.paid : words.free],
    [facts.languages, entry.languages.join(punctuationForms.comma) || facts.noLanguage],
    [facts.domains, entry.domains.join(punctuationForms.comma) || facts.none],
    [facts.files, fileSize(entry.filesBytes)],
    [facts.versions, fileSize(entry.versionsBytes)],
    [facts.messages, figure(entry.messages)],
    ...(isOperator ? ([[facts.operator, facts.yes]] satisfies [string, string][]) : []),
  ];
  return (
    <dl className="d-box d-grid op-facts">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
