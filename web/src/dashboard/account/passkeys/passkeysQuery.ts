import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "../../../api/client";

export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: () => dataOf(api.GET("/api/account/passkeys")),
});
