// What the server counted, and what the owner says about counting.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, dataOf, type Schemas } from "../../api/client";
import { queryClient } from "../queryClient";
import type { Range } from "./figures";

export type Visits = Schemas["VisitsOut"];
export type Counts = Schemas["ListOut"];

const nothing: Counts = { top: [], rest: 0 };
/** How often each value of one kind came. */
export const countsOf = ({ lists }: Visits, kind: keyof Visits["lists"]): Counts => lists[kind] ?? nothing;

const key = "visits";

/** Counted minute by minute: an open screen keeps up without asking more often than there is something new. */
const lookEveryMs = 60_000;

export const visitsQuery = (days: Range) =>
  queryOptions({
    queryKey: [key, days],
    queryFn: () => dataOf(api.GET("/api/site/visits", { params: { query: { days } } })),
    refetchInterval: lookEveryMs,
    // Another range comes in the place of the one that is seen, not of an empty screen.
    placeholderData: keepPreviousData,
  });

export const summaryQuery = queryOptions({
  queryKey: [key, "summary"],
  queryFn: () => dataOf(api.GET("/api/site/visits/summary")),
  refetchInterval: lookEveryMs,
});

const afresh = () => queryClient.invalidateQueries({ queryKey: [key] });

export async function saveVisitSettings(settings: Schemas["VisitSettings"]): Promise<void> {
  await api.PUT("/api/site/visits/settings", { body: settings });
  await afresh();
}

export async function eraseVisits(): Promise<void> {
  await api.DELETE("/api/site/visits");
  await afresh();
}
