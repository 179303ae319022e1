import { queryOptions } from "@tanstack/react-query";
import { api, dataOf, type Schemas } from "../../api/client";

export type Domain = Schemas["DomainOut"];

/** Asked while the card is shown: no answer that was kept could be believed. */
export const reachQuery = (host: string) =>
  queryOptions({
    queryKey: ["domains", host, "reach"],
    queryFn: () => dataOf(api.GET("/api/site/domains/{host}/reach", { params: { path: { host } } })),
    retry: false,
  });

export const domainsQuery = queryOptions({
  queryKey: ["domains"],
  queryFn: () => dataOf(api.GET("/api/site/domains")),
});
