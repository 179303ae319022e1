// The audit log: what operators did, in sentences. It is only ever added to.
import { useInfiniteQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { operationWords } from "../../../i18n/operation";
import { Button } from "../../../ui/buttons/Button";
import { EmptyState } from "../../../ui/notices/EmptyState";
import { Loading } from "../../../ui/notices/Spinner";
import { logQuery } from "../queries";
import { Refused } from "../Refused";
import { AuditList } from "./AuditList";

const words = operationWords.log;

export function Log() {
  const list = useInfiniteQuery(logQuery);
  if (list.error && !list.data) return <Refused error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Loading />;
  const entries = list.data.pages.flatMap((page) => page.entries);
  return (
    <div className="op-body">
      <p className="d-muted">{words.hint}</p>
      <section className="d-box d-card op-card" aria-label={operationWords.tabs.journal}>
        {entries.length ? (
          <AuditList entries={entries} />
        ) : (
          <EmptyState icon={ScrollText} title={words.empty} text={words.emptyText} />
        )}
      </section>
      {list.hasNextPage && (
        <Button isFull isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {operationWords.older}
        </Button>
      )}
    </div>
  );
}
