import { queryOptions } from "@tanstack/react-query";
import { api, dataOf, type Schemas } from "../../api/client";
import { queryClient } from "../queryClient";

export type SiteStorage = Schemas["StorageOut"];
export type Part = SiteStorage["parts"][number];
export type Spare = "unused" | "versions";

/** Asked at every look: editors send files and saves keep versions in between. */
export const storageQuery = queryOptions({
  queryKey: ["storage"],
  queryFn: () => dataOf(api.GET("/api/site/room")),
  staleTime: 0,
});

/** How many bytes came free. */
export async function giveBack(what: Spare): Promise<number> {
  const before = queryClient.getQueryData(storageQuery.queryKey);
  const left = await dataOf(
    what === "unused" ? api.DELETE("/api/site/room/unused") : api.DELETE("/api/site/room/versions"),
  );
  queryClient.setQueryData(storageQuery.queryKey, left);
  if (what === "versions") await queryClient.invalidateQueries({ queryKey: ["versions"] });
  return before ? before.usedBytes - left.usedBytes : 0;
}
