// Accounts with their sites, found by words and by state; one of them opened in their place.
import { useInfiniteQuery } from "@tanstack/react-query";
import { SearchX, UsersRound } from "lucide-react";
import { useState } from "react";
import { operationWords } from "../../../i18n/operation";
import { Button } from "../../../ui/buttons/Button";
import { EmptyState } from "../../../ui/notices/EmptyState";
import { Loading } from "../../../ui/notices/Spinner";
import { useSettled } from "../../messages/useSettled";
import { entriesQuery, type Filters } from "../queries";
import { Refused } from "../Refused";
import { useOperationAddress } from "../useOperationAddress";
import { EntryRow } from "./EntryRow";
import { FilterBar } from "./FilterBar";
import { OneEntry } from "./OneEntry";

const words = operationWords.people;
const typingRestMs = 250;
const anybody: Filters = { search: "", state: "", tier: "", order: "made" };

interface ListProps {
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

function List({ filters, onFilters }: ListProps) {
  const search = useSettled(filters.search.trim(), typingRestMs);
  const list = useInfiniteQuery(entriesQuery({ ...filters, search }));
  if (list.error && !list.data) return <Refused error={list.error} onRetry={() => void list.refetch()} />;
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const isNarrowed = Boolean(search || filters.state || filters.tier);
  return (
    <div className="op-body">
      <FilterBar filters={filters} onChange={onFilters} />
      {list.isPending ? (
        <Loading />
      ) : (
        <>
          <p className="d-muted op-found" role="status">
            {words.found(total)}
          </p>
          <section className="d-box op-list" aria-label={words.list} aria-busy={list.isPlaceholderData}>
            {entries.length === 0 && (
              <EmptyState
                icon={isNarrowed ? SearchX : UsersRound}
                title={isNarrowed ? words.nothingFound : words.nobody}
                text={isNarrowed ? words.nothingFoundText : words.nobodyText}
              >
                {isNarrowed && <Button onClick={() => onFilters(anybody)}>{words.clear}</Button>}
              </EmptyState>
            )}
            {entries.length > 0 && (
              <ul className="d-list">
                {entries.map((entry) => (
                  <EntryRow key={entry.siteId} entry={entry} />
                ))}
              </ul>
            )}
          </section>
          {list.hasNextPage && (
            <Button isFull isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {words.more(total - entries.length)}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

export function People() {
  const { opened } = useOperationAddress();
  // Kept here while one is open: the same list is there again on the way back.
  const [filters, setFilters] = useState(anybody);
  return opened ? <OneEntry key={opened} siteId={opened} /> : <List filters={filters} onFilters={setFilters} />;
}
