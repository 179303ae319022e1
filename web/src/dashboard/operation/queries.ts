// What the server tells operators, and what they do. Every change asks for a fresh second factor: the session's one
// dialog brings it, and repeats the call.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ApiProblem, api, dataOf, type Schemas } from "../../api/client";
import { queryClient } from "../queryClient";

export type Figures = Schemas["FiguresOut"];
export type Entry = Schemas["SiteEntry"];
export type Detail = Schemas["SiteDetail"];
export type AuditRecord = Schemas["AuditRecord"];
export type Key = Schemas["KeyRecord"];
export type SuspensionKind = Schemas["SuspensionRecord"]["kind"];

export const operationKey = "operation";
const key = operationKey;
/** Errors and visits are written each minute, the rest each five. */
const lookEveryMs = 60_000;
const pageLength = 50;

/** A refusal is an answer: asking again by itself would open the dialog of fresh sign-ins once more. */
export const retry = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof ApiProblem && error.isPassing;

export const figuresQuery = queryOptions({
  queryKey: [key, "figures"],
  queryFn: () => dataOf(api.GET("/api/operation/figures")),
  refetchInterval: ({ state }) => (state.error ? false : lookEveryMs),
  retry,
});

export interface Filters {
  search: string;
  state: "" | "saved" | "unsaved" | "suspended";
  tier: "" | "free" | "paid";
  order: "made" | "seen" | "room" | "address";
}

export const entriesQuery = ({ search, state, tier, order }: Filters) =>
  infiniteQueryOptions({
    queryKey: [key, "entries", search, state, tier, order],
    queryFn: ({ pageParam }) =>
      dataOf(
        api.GET("/api/operation/sites", {
          params: {
            query: {
              search,
              order,
              start: pageParam,
              atMost: pageLength,
              ...(state && { state }),
              ...(tier && { tier }),
            },
          },
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.entries.length, 0);
      return last.entries.length && shown < last.total ? shown : undefined;
    },
    // Another search comes in the place of the list that is seen, not of an empty one.
    placeholderData: keepPreviousData,
    retry,
  });

const ofSite = (siteId: string) => ({ params: { path: { site_id: siteId } } });

export const detailQuery = (siteId: string) =>
  queryOptions({
    queryKey: [key, "entry", siteId],
    queryFn: () => dataOf(api.GET("/api/operation/sites/{site_id}", ofSite(siteId))),
    retry,
  });

export const keysQuery = queryOptions({
  queryKey: [key, "keys"],
  queryFn: () => dataOf(api.GET("/api/operation/keys")),
  retry,
});

export const logQuery = infiniteQueryOptions({
  queryKey: [key, "log"],
  queryFn: ({ pageParam }) => dataOf(api.GET("/api/operation/audit", { params: { query: { before: pageParam } } })),
  initialPageParam: "",
  getNextPageParam: (last) => last.next || undefined,
  retry,
});

/** Everything of this page but the figures, which come by the minute: whatever was done shows in several places. */
export const afresh = () =>
  queryClient.invalidateQueries({ queryKey: [key], predicate: ({ queryKey }) => queryKey[1] !== "figures" });

export async function suspendSite(siteId: string, kind: SuspensionKind, reason: string): Promise<void> {
  await api.PUT("/api/operation/sites/{site_id}/suspension", { ...ofSite(siteId), body: { kind, reason } });
  await afresh();
}

export async function resumeSite(siteId: string): Promise<void> {
  await api.DELETE("/api/operation/sites/{site_id}/suspension", ofSite(siteId));
  await afresh();
}

export async function issueKeys(count: number, note: string): Promise<string[]> {
  const { keys } = await dataOf(api.POST("/api/operation/keys", { body: { count, note } }));
  await afresh();
  return keys;
}

export async function revokeKey(keyId: string): Promise<void> {
  await api.DELETE("/api/operation/keys/{key_id}", { params: { path: { key_id: keyId } } });
  await afresh();
}
