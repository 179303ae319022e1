// One account with its site: what is known of it, what was done about it, and what can be done.
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowUpRight, Ban, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { ApiProblem } from "../../../api/client";
import { fromDay } from "../../../i18n/days";
import { momentOf } from "../../../i18n/format";
import { operationWords } from "../../../i18n/operation";
import { Button, buttonClass } from "../../../ui/buttons/Button";
import { Icon } from "../../../ui/Icon";
import { EmptyState } from "../../../ui/notices/EmptyState";
import { Notice } from "../../../ui/notices/Notice";
import { Loading } from "../../../ui/notices/Spinner";
import { AuditList } from "../log/AuditList";
import { detailQuery, type Entry } from "../queries";
import { Refused } from "../Refused";
import { ReportsOfSite } from "../reports/ReportsOfSite";
import { pathTo } from "../useOperationAddress";
import { Facts } from "./Facts";
import { PageBadge } from "./PageBadge";
import { ResumeDialog } from "./ResumeDialog";
import { SuspendDialog } from "./SuspendDialog";

const words = operationWords.people;

const Back = () => (
  <Link className={buttonClass({ variant: "quiet", size: "small", className: "op-back" })} to={pathTo("comptes")}>
    <Icon of={ArrowLeft} />
    {words.back}
  </Link>
);

type Asked = "suspend" | "resume" | null;

function Suspended({ entry, onResume }: { entry: Entry; onResume: () => void }) {
  const { suspension } = entry;
  return (
    suspension && (
      <Notice
        tone="bad"
        action={
          <Button size="small" icon={Undo2} onClick={onResume}>
            {words.resume}
          </Button>
        }
      >
        <b>{words.suspendedSince(words.kinds[suspension.kind].inSentence, fromDay(momentOf(suspension.since)))}</b>
        <br />
        {suspension.reason}
      </Notice>
    )
  );
}

const Actions = ({ entry, onSuspend }: { entry: Entry; onSuspend: () => void }) => (
  <div className="op-actions">
    <a className={buttonClass({ variant: "line" })} href={`/@${entry.address}`} target="_blank" rel="noreferrer">
      {words.seeSite}
      <Icon of={ArrowUpRight} />
    </a>
    <Button variant="danger" icon={Ban} onClick={onSuspend}>
      {entry.suspension ? words.changeSuspension : words.suspend}
    </Button>
  </div>
);

export function OneEntry({ siteId }: { siteId: string }) {
  const { data: detail, error, refetch } = useQuery(detailQuery(siteId));
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Asked>(null);
  const isLoaded = detail !== undefined;
  // Another place on the same page: whoever reads with his ears or his keys is taken there.
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded]);
  if (error instanceof ApiProblem && error.status === 404) {
    return (
      <div className="op-body">
        <Back />
        <EmptyState title={words.gone} text={words.goneText} />
      </div>
    );
  }
  if (error && !detail) return <Refused error={error} onRetry={() => void refetch()} />;
  if (!detail) return <Loading />;
  const { entry } = detail;
  return (
    <div className="op-body op-one">
      <Back />
      <div className="op-one-head">
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{entry.name}</bdi>
        </h2>
        <PageBadge page={entry.page} />
        <p className="d-muted">
          {entry.email} · <bdi dir="ltr">/@{entry.address}</bdi>
        </p>
      </div>
      <Suspended entry={entry} onResume={() => setAsked("resume")} />
      <Facts detail={detail} />
      <Actions entry={entry} onSuspend={() => setAsked("suspend")} />
      <ReportsOfSite siteId={siteId} />
      <section className="d-box d-card op-card" aria-label={words.deeds}>
        <h2>{words.deeds}</h2>
        {detail.audit.length ? <AuditList entries={detail.audit} /> : <p className="d-muted">{words.noDeeds}</p>}
      </section>
      {asked === "suspend" && <SuspendDialog site={entry} onClose={() => setAsked(null)} />}
      {asked === "resume" && <ResumeDialog entry={entry} onClose={() => setAsked(null)} />}
    </div>
  );
}
