import { momentOf } from "../../../i18n/format";
import { auditSentence, doneBy, operationWords } from "../../../i18n/operation";
import type { AuditRecord } from "../queries";

/** One sentence per deed, whose it was and when; the reason beneath where one was given. */
export const AuditList = ({ deeds }: { deeds: readonly AuditRecord[] }) => (
  <ol className="op-deeds">
    {deeds.map((deed) => (
      <li key={deed.id}>
        <time dateTime={deed.at}>{momentOf(deed.at)}</time>
        <div>
          <p>{auditSentence(deed)}</p>
          {deed.reason && <p className="op-deed-reason">{operationWords.log.because(deed.reason)}</p>}
          <p className="d-muted">{doneBy(deed.byEmail)}</p>
        </div>
      </li>
    ))}
  </ol>
);
