// What visitors reported: what it says, whose site it is about, and what became of it.
import { useInfiniteQuery } from "@tanstack/react-query";
import { Flag, FlagOff } from "lucide-react";
import { useState } from "react";
import { operationWords } from "../../../i18n/operation";
import { Button } from "../../../ui/buttons/Button";
import { Segmented } from "../../../ui/fields/Segmented";
import { EmptyState } from "../../../ui/notices/EmptyState";
import { Loading } from "../../../ui/notices/Spinner";
import { Refused } from "../Refused";
import { type ReportState, reportsQuery } from "./queries";
import { ReportCard } from "./ReportCard";

const words = operationWords.reports;
const states: readonly ReportState[] = ["open", "settled"];

export function Reports() {
  const [state, setState] = useState<ReportState>("open");
  const list = useInfiniteQuery(reportsQuery(state));
  if (list.error && !list.data) return <Refused error={list.error} onRetry={() => void list.refetch()} />;
  const reports = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const empty = words.empty[state];
  return (
    <div className="op-body">
      <Segmented
        label={words.stateLabel}
        value={state}
        segments={states.map((value) => ({ value, label: words.states[value] }))}
        onChange={setState}
        className="op-states"
      />
      {list.isPending && <Loading />}
      {list.data && reports.length === 0 && (
        <section className="d-box">
          <EmptyState icon={state === "open" ? FlagOff : Flag} title={empty.title} text={empty.text} />
        </section>
      )}
      {reports.length > 0 && (
        <ul className="op-reports" aria-label={words.states[state]} aria-busy={list.isPlaceholderData}>
          {reports.map((report) => (
            <ReportCard key={report.id} report={report} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button isFull isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {operationWords.older}
        </Button>
      )}
    </div>
  );
}
