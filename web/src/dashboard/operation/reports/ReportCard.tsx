import { ArrowUpRight, Ban, Check } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { onDay } from "../../../i18n/days";
import { momentOf } from "../../../i18n/format";
import { operationWords } from "../../../i18n/operation";
import { Button, buttonClass } from "../../../ui/buttons/Button";
import { Icon } from "../../../ui/Icon";
import { Badge } from "../../../ui/notices/Badge";
import { SuspendDialog } from "../people/SuspendDialog";
import { pathTo } from "../useOperationAddress";
import type { Report } from "./queries";
import { SettleDialog } from "./SettleDialog";

const words = operationWords.reports;

function settled(iso: string, note: string): string {
  const day = onDay(momentOf(iso));
  return note ? words.settledOnWithNote(day, note) : words.settledOn(day);
}

function About({ report }: { report: Report }) {
  return (
    <p className="op-report-about">
      <Link className="d-link" to={pathTo("comptes", report.siteId)}>
        <bdi dir="ltr">/@{report.address}</bdi>
      </Link>{" "}
      <span className="d-muted">
        <bdi>{report.owner}</bdi> · {report.ownerEmail}
      </span>
    </p>
  );
}

/** Suspending leads on to settling: the report is then still open, and its site no longer seen. */
function Actions({ report }: { report: Report }) {
  const [asked, setAsked] = useState<"suspend" | "settle" | null>(null);
  return (
    <div className="op-actions">
      <a
        className={buttonClass({ variant: "line", size: "small" })}
        href={`/@${report.address}`}
        target="_blank"
        rel="noreferrer"
      >
        {operationWords.people.seeSite}
        <Icon of={ArrowUpRight} />
      </a>
      {!report.isSuspended && (
        <Button size="small" variant="danger" icon={Ban} onClick={() => setAsked("suspend")}>
          {words.suspend}
        </Button>
      )}
      {!report.settledAt && (
        <Button size="small" icon={Check} onClick={() => setAsked("settle")}>
          {words.settle}
        </Button>
      )}
      {asked === "suspend" && (
        <SuspendDialog
          site={{ siteId: report.siteId, address: report.address, email: report.ownerEmail, suspension: null }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === "settle" && <SettleDialog report={report} onClose={() => setAsked(null)} />}
    </div>
  );
}

export const ReportCard = ({ report }: { report: Report }) => (
  <li className="d-box op-report">
    <div className="op-report-head">
      <Badge tone="amber">{words.reasons[report.reason]}</Badge>
      {report.isSuspended && <Badge tone="red">{operationWords.people.pages.suspended}</Badge>}
      <time className="d-muted" dateTime={report.receivedAt}>
        {momentOf(report.receivedAt)}
      </time>
    </div>
    <About report={report} />
    <blockquote dir="auto" lang={report.language.toLowerCase() || undefined}>
      {report.text}
    </blockquote>
    <p className="d-muted">
      {report.email ? (
        <>
          {words.from} <a href={`mailto:${report.email}`}>{report.email}</a>
        </>
      ) : (
        words.fromNobody
      )}
    </p>
    {report.settledAt && <p>{settled(report.settledAt, report.note)}</p>}
    <Actions report={report} />
  </li>
);
