// What the owner is told once: it waits on the server, so what was seen on one device is seen on all.
import { useQueryClient } from "@tanstack/react-query";
import { api, dataOf, type Schemas } from "../../api/client";
import { editingOrder } from "../../contract/sections.gen";
import type { SectionName } from "../../contract/types.gen";
import { previewQuery, siteQuery } from "../../editor/queries";
import { useAction } from "../account/useAction";

export const menuNotice = "menu";
const listsNotice = (section: SectionName) => `lists/${section}`;

/** The sections whose lists became one for all languages, or could not. */
export const listsIn = (notices: readonly string[]): SectionName[] =>
  editingOrder.filter((section) => notices.includes(listsNotice(section)));

export function useSeen(names: readonly string[]) {
  const client = useQueryClient();
  return useAction(async () => {
    await api.POST("/api/site/notices/seen", { body: { names: [...names] } });
    client.setQueryData(
      siteQuery.queryKey,
      (old) => old && { ...old, notices: old.notices.filter((name) => !names.includes(name)) },
    );
  });
}

export const useSeenLists = (sections: readonly SectionName[]) => useSeen(sections.map(listsNotice));

export type HowLists = Schemas["ListsKeptOut"]["was"];

/** Whether a section's lists are one for all languages or each language's own; how they were is answered. */
export function useKeepLists() {
  const client = useQueryClient();
  return async (section: SectionName, how: HowLists): Promise<HowLists> => {
    const { was } = await dataOf(
      api.PUT("/api/site/lists/{section}", { params: { path: { section } }, body: { how } }),
    );
    await Promise.all(
      [siteQuery, previewQuery].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey: queryKey as readonly unknown[] }),
      ),
    );
    return was;
  };
}
