import { queryOptions } from "@tanstack/react-query";
import { api, dataOf, type Schemas } from "../../api/client";

export type SiteExport = Schemas["ExportOut"];
export type Kind = SiteExport["kind"];

const lookEveryMs = 1_000;

export const isUnderWay = ({ state }: SiteExport): boolean => state === "waiting" || state === "making";

/** Looked at again and again while something is being made, whoever asked for it and from where. */
export const exportsQuery = queryOptions({
  queryKey: ["takeaways"],
  queryFn: () => dataOf(api.GET("/api/site/takeaways")),
  refetchInterval: ({ state }) => (state.data?.takeaways.some(isUnderWay) ? lookEveryMs : false),
});
