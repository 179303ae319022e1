import { Link } from "react-router";
import { fromDay } from "../../../i18n/days";
import { dayOf, fileSize } from "../../../i18n/format";
import { operationWords } from "../../../i18n/operation";
import { punctuationForms } from "../../../i18n/punctuation";
import { Badge } from "../../../ui/notices/Badge";
import type { Entry } from "../queries";
import { pathTo } from "../useOperationAddress";
import { PageBadge } from "./PageBadge";

const words = operationWords.people;

export const EntryRow = ({ entry }: { entry: Entry }) => (
  <li>
    <Link className="op-row" to={pathTo("comptes", entry.siteId)}>
      <span className="op-row-who">
        <b>
          <bdi>{entry.name}</bdi>
        </b>
        <span>{entry.email}</span>
      </span>
      <span className="op-row-site">
        <span>
          <bdi dir="ltr">/@{entry.address}</bdi>
        </span>
        <span className="d-muted">{entry.domains.join(punctuationForms.comma)}</span>
      </span>
      <span className="op-row-marks">
        <PageBadge page={entry.page} />
        {entry.isPaid && <Badge tone="blue">{words.paid}</Badge>}
        {!entry.isConfirmed && <Badge tone="amber">{words.unconfirmed}</Badge>}
      </span>
      <span className="op-row-end d-muted">
        <span>{entry.roomBytes > 0 ? fileSize(entry.roomBytes) : words.noRoom}</span>
        <span>{words.since(fromDay(dayOf(entry.madeAt)))}</span>
      </span>
    </Link>
  </li>
);
