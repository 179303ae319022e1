// What the server holds of the inbox, and what the owner does to it.
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from "@tanstack/react-query";
import { ApiProblem, api, dataOf, type Schemas } from "../../api/client";
import { siteQuery } from "../../editor/queries";
import { problemText } from "../../i18n/problems";
import { toastError } from "../../ui/notices/Toasts";

export type Folder = "inbox" | "archived" | "spam";
export type Summary = Schemas["MessageSummary"];
export type Message = Schemas["MessageOut"];
type Page = Schemas["MessageList"];

/** New messages appear without a reload; an unchanged answer costs the server one query and no bytes (ETag). */
const lookEveryMs = 10_000;

const all = ["messages"] as const;
const lists = ["messages", "list"] as const;

export const countsQuery = queryOptions({
  queryKey: ["messages", "counts"],
  queryFn: () => dataOf(api.GET("/api/site/messages/counts")),
  refetchInterval: lookEveryMs,
});

export const listQuery = (folder: Folder, search: string) =>
  infiniteQueryOptions({
    queryKey: [...lists, folder, search],
    queryFn: ({ pageParam }) =>
      dataOf(api.GET("/api/site/messages", { params: { query: { folder, search, after: pageParam } } })),
    initialPageParam: "",
    getNextPageParam: (last) => last.next ?? undefined,
  });

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ["messages", "one", id],
    queryFn: () => dataOf(api.GET("/api/site/messages/{message_id}", { params: { path: { message_id: id } } })),
  });

type Pages = InfiniteData<Page, string>;

function changeSummaries(client: QueryClient, change: (messages: Summary[]) => Summary[]): void {
  client.setQueriesData<Pages>(
    { queryKey: lists },
    (old) => old && { ...old, pages: old.pages.map((page) => ({ ...page, messages: change(page.messages) })) },
  );
}

export function useInboxActions() {
  const client = useQueryClient();
  // Not the open message: what became of it is known here, and asking for a deleted one would fail.
  const refresh = () => client.invalidateQueries({ queryKey: all, predicate: ({ queryKey }) => queryKey[1] !== "one" });

  /** Shown at once; a refusal is told, and the lists say again what is true. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastError(problemText(error));
      return false;
    } finally {
      void refresh();
    }
  };
  const path = (id: string) => ({ params: { path: { message_id: id } } });
  const leaveLists = (id: string) =>
    changeSummaries(client, (messages) => messages.filter((message) => message.id !== id));

  return {
    mark(id: string, marks: Schemas["MarksIn"]): Promise<boolean> {
      const { isRead } = marks;
      if (isRead != null) {
        changeSummaries(client, (messages) =>
          messages.map((message) => (message.id === id ? { ...message, isRead } : message)),
        );
      } else {
        leaveLists(id);
      }
      return attempt(async () => {
        const marked = await dataOf(api.PATCH("/api/site/messages/{message_id}", { ...path(id), body: marks }));
        client.setQueryData(messageQuery(id).queryKey, marked);
      });
    },
    remove(id: string): Promise<boolean> {
      leaveLists(id);
      return attempt(() => api.DELETE("/api/site/messages/{message_id}", path(id)));
    },
    restore: (id: string) => attempt(() => api.POST("/api/site/messages/{message_id}/restore", path(id))),
    readAll: () => attempt(() => api.POST("/api/site/messages/read")),
    async switchMails(mailsMessages: boolean): Promise<boolean> {
      const isDone = await attempt(() => api.PUT("/api/site/messages/mails", { body: { mailsMessages } }));
      await client.invalidateQueries({ queryKey: siteQuery.queryKey });
      return isDone;
    },
    /** A list that is just being asked for is not asked for twice. */
    refreshLists: () => client.invalidateQueries({ queryKey: lists }, { cancelRefetch: false }),
  };
}
