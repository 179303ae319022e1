import { momentOf } from "../../../i18n/format";
import { auditSentence, doneBy, operationWords } from "../../../i18n/operation";
import type { AuditRecord } from "../queries";

/** One sentence per entry, whose it was and when; the reason beneath where one was given. */
export const AuditList = ({ entries }: { entries: readonly AuditRecord[] }) => (
  <ol className="d-list op-log">
    {entries.map((entry) => (
      <li key={entry.id}>
        <time dateTime={entry.at}>{momentOf(entry.at)}</time>
        <div>
          <p>{auditSentence(entry)}</p>
          {entry.reason && <p className="op-log-reason">{operationWords.log.because(entry.reason)}</p>}
          <p className="d-muted">{doneBy(entry.byEmail)}</p>
        </div>
      </li>
    ))}
  </ol>
);
