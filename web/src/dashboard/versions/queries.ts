// What the server keeps of the site's past, and putting something of it back.
import { infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, api, dataOf, type Schemas } from "../../api/client";
import type { SectionName } from "../../contract/types.gen";
import { rememberMedia } from "../../editor/media";
import { previewQuery, siteQuery } from "../../editor/queries";
import { untilAnswered } from "../../editor/saving/untilAnswered";
import { problemText } from "../../i18n/problems";
import { versionWords } from "../../i18n/versions";
import { toastAction, toastError, toastSuccess } from "../../ui/notices/Toasts";
import type { Site } from "../settings";

export type Version = Schemas["VersionOut"];
export type Then = Schemas["VersionThen"];
export type Wanted = Schemas["RestorePartIn"];
export type Place = SectionName | "settings";

const all = ["versions"] as const;

export const versionsQuery = (section: Place | null) =>
  infiniteQueryOptions({
    queryKey: [...all, "list", section],
    queryFn: ({ pageParam }) =>
      dataOf(api.GET("/api/site/versions", { params: { query: { section, before: pageParam } } })),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
  });

/** The site at that moment. A version does not change, but what no version tells is today's. */
export const versionQuery = (number: number) =>
  queryOptions({
    queryKey: [...all, "one", number],
    queryFn: async () => {
      const then = await dataOf(api.GET("/api/site/versions/{number}", { params: { path: { number } } }));
      rememberMedia(then.media);
      return then;
    },
  });

function revisionFor(site: Site, { what, section }: Wanted): number {
  if (what === "site") return site.revision;
  return section === "settings" || !section ? site.settingsRevision : (site.sections[section]?.revision ?? 0);
}

/** What takes a restoration back: everything that it may have touched, as it was just before. */
const undoing = (wanted: Wanted): Wanted =>
  wanted.what === "site" ? wanted : { ...wanted, what: "section", name: "", item: "" };

export function useRestore() {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  const send = async (number: number, wanted: Wanted) => {
    const site = await client.fetchQuery({ ...siteQuery, staleTime: 0 });
    const params = { path: { number } };
    const post = (headers: Record<string, string>) =>
      dataOf(api.POST("/api/site/versions/{number}/restoration", { params, headers, body: wanted }));
    const restored = await untilAnswered(revisionFor(site, wanted), post, () => {});
    await Promise.all(
      [siteQuery.queryKey, previewQuery.queryKey, all].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
    // The browser keeps the sealed token of the layout that is shown.
    const token = client.getQueryData(siteQuery.queryKey)?.layoutToken;
    if (token) localStorage.setItem("selectedOption", token);
    return restored;
  };

  const restore = async (number: number, wanted: Wanted): Promise<void> => {
    setBusy(true);
    try {
      const { undo, changed } = await send(number, wanted);
      if (!changed.length) return toastSuccess(versionWords.nothingToDo);
      toastAction(versionWords.done, versionWords.cancel, () => {
        void send(undo, undoing(wanted)).then(() => toastSuccess(versionWords.undone), tell);
      });
    } catch (error) {
      tell(error);
      await client.invalidateQueries();
    } finally {
      setBusy(false);
    }
  };
  return { restore, isBusy };
}

function tell(error: unknown): void {
  if (!(error instanceof ApiProblem)) throw error;
  toastError(problemText(error));
}
