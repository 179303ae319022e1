// The newest messages and how many are unread, for the landing and the menus.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, dataOf } from "../../api/client";
import { countsQuery } from "../messages/queries";

export const recentMessagesQuery = queryOptions({
  queryKey: ["messages", "recent"],
  queryFn: () => dataOf(api.GET("/api/site/messages", { params: { query: { folder: "inbox" } } })),
  select: ({ messages, counts }) => ({ messages: messages.slice(0, 3), unread: counts.unread, unwanted: counts.spam }),
});

/** Kept up to date by the inbox's own query: a message that arrives shows in every menu. */
export const useUnreadCount = (): number => useQuery(countsQuery).data?.unread ?? 0;
