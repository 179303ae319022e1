import { queryOptions } from "@tanstack/react-query";
import { api, dataOf, type Schemas } from "../../api/client";

export type ReviewLink = Schemas["ReviewLinkOut"];

export const reviewLinksQuery = queryOptions({
  queryKey: ["review links"],
  queryFn: () => dataOf(api.GET("/api/site/review-links")),
});
