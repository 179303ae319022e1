// What visitors reported of sites, and settling it.
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { api, dataOf, type Schemas } from "../../../api/client";
import { afresh, operationKey, retry } from "../queries";

export type Report = Schemas["ReportRecord"];
export type ReportState = "open" | "settled";

const pageLength = 50;
const lookEveryMs = 60_000;

const read = (query: { state?: ReportState; siteId?: string; start?: number; atMost?: number }) =>
  dataOf(api.GET("/api/operation/reports", { params: { query } }));

export const reportsQuery = (state: ReportState) =>
  infiniteQueryOptions({
    queryKey: [operationKey, "reports", state],
    queryFn: ({ pageParam }) => read({ state, start: pageParam, atMost: pageLength }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.entries.length, 0);
      return last.entries.length && shown < last.total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
    retry,
  });

/** Those about one site, the open ones first. */
export const reportsOfSiteQuery = (siteId: string) =>
  queryOptions({
    queryKey: [operationKey, "reports", "of", siteId],
    queryFn: () => read({ siteId, atMost: pageLength }),
    retry,
  });

const openQuery = queryOptions({
  queryKey: [operationKey, "reports", "count"],
  queryFn: async () => (await read({ state: "open", atMost: 1 })).open,
  refetchInterval: ({ state }) => (state.error ? false : lookEveryMs),
  retry,
});

/** How many wait to be settled; none while nobody knows. */
export const useOpenReports = (): number => useQuery(openQuery).data ?? 0;

export async function settleReport(id: string, note: string): Promise<void> {
  await api.PUT("/api/operation/reports/{report_id}/settlement", {
    params: { path: { report_id: id } },
    body: { note },
  });
  await afresh();
}
