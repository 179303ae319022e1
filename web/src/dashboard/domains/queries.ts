import { queryOptions } from "@tanstack/react-query";
import { api, dataOf, type Schemas } from "../../api/client";

export type Domain = Schemas["DomainOut"];

export const domainsQuery = queryOptions({
  queryKey: ["domains"],
  queryFn: () => dataOf(api.GET("/api/site/domains")),
});
