// One thing to take along: not asked for, waiting, being made, ready or failed.
import { Download, FileArchive, Globe } from "lucide-react";
import { ApiProblem, api } from "../../api/client";
import { keptUntil, exportWords as words } from "../../i18n/exports";
import { fileSize } from "../../i18n/format";
import { problemText } from "../../i18n/problems";
import { Button, buttonClass } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";
import { queryClient } from "../queryClient";
import { ExportProgress } from "./ExportProgress";
import { exportsQuery, isUnderWay, type Kind, type SiteExport } from "./queries";

interface ExportCardProps {
  kind: Kind;
  made: SiteExport | undefined;
  isAsking: boolean;
  refusal: string | undefined;
  onAsk: () => void;
}

const drawings = { archive: FileArchive, static: Globe };

const reasonOf = (code: string): string =>
  problemText(new ApiProblem({ code: code as ApiProblem["code"], status: 400 }));

export function ExportCard({ kind, made, isAsking, refusal, onAsk }: ExportCardProps) {
  const { title, text, ask, download } = words.kinds[kind];
  const drop = useAction(async () => {
    await api.DELETE("/api/site/takeaways/{kind}", { params: { path: { kind } } });
    await queryClient.invalidateQueries(exportsQuery);
  });
  const isReady = made?.state === "ready";
  const isFailed = made?.state === "failed";
  const isBusy = made !== undefined && isUnderWay(made);
  return (
    <li className="export" data-kind={kind} data-state={made?.state}>
      <span className="acct-device">
        <Icon of={drawings[kind]} />
      </span>
      <div className="export-about">
        <h3>{title}</h3>
        <p className="d-hint">{text}</p>
      </div>
      <div className="export-state">
        {isBusy && <ExportProgress title={title} made={made} />}
        {isFailed && <FormError text={words.failed(reasonOf(made.error ?? "server.failed"))} />}
        <p role="status" className="export-ready">
          {isReady && (
            <>
              <b>{words.ready(fileSize(made.byteCount ?? 0))}</b> {keptUntil(made.until ?? "")}
            </>
          )}
        </p>
        <FormError text={refusal ?? drop.generalError} />
        <div className="d-row d-row-wrap">
          {isReady && (
            <a
              className={buttonClass({ variant: "primary" })}
              href={`/api/site/takeaways/${kind}/file`}
              download
              // The browser fetches it by itself: the router has no such screen.
              rel="external"
            >
              <Icon of={Download} />
              {download}
            </a>
          )}
          {/* Where there is little room, both go to the next line. */}
          <div className="d-row">
            {isBusy ? (
              <Button isBusy={drop.isBusy} onClick={drop.run} aria-label={words.cancelOf(title)}>
                {words.cancel}
              </Button>
            ) : (
              <Button isBusy={isAsking} onClick={onAsk}>
                {isFailed && words.retry}
                {isReady && words.again}
                {!made && ask}
                {made && <span className="sr"> {title}</span>}
              </Button>
            )}
            {isReady && (
              <Button variant="quiet" isBusy={drop.isBusy} onClick={drop.run} aria-label={words.removeOf(title)}>
                {words.remove}
              </Button>
            )}
          </div>
        </div>
      </div>
    </li>
  );
}
