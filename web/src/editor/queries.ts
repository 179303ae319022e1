// What the server holds, as the editors need it. One cache for all of them: the second editor opens at once.
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api, dataOf, type Schemas } from "../api/client";
import type { SectionDocument, SectionName } from "../contract/types.gen";
import type { SiteSnapshot } from "../site/page/snapshot";
import { dashboardWindows } from "./draft/dashboardWindows";
import type { DraftPlace } from "./draft/draftBadges";
import { nothingChosen, withLook } from "./draft/pendingAppearance";
import { fromBase64 } from "./draft/seal";
import { allTogether } from "./inStep";
import type { Contents, Look } from "./model";

export const siteQuery = queryOptions({
  queryKey: ["site"],
  queryFn: () => dataOf(api.GET("/api/site")),
});

export interface Preview {
  snapshot: SiteSnapshot;
  revisions: Record<string, number>;
}

export const previewQuery = queryOptions({
  queryKey: ["preview"],
  queryFn: async () => {
    const preview = (await dataOf(api.GET("/api/site/preview"))) as unknown as Preview;
    // Lists of before become one for all languages with their next save; their editors have them so already.
    return { ...preview, snapshot: allTogether(preview.snapshot) };
  },
});

export const draftsQuery = queryOptions({
  queryKey: ["drafts"],
  queryFn: async () => {
    const { siteId, keys, drafts } = await dataOf(api.GET("/api/site/drafts"));
    return { site: siteId, keys: keys.map(fromBase64), drafts: drafts as Schemas["DraftOut"][] };
  },
  // A draft is read when an editor opens; while it is open, the editor itself is the truth.
  staleTime: 0,
  gcTime: 0,
});

/** After a draft was given up or saved: what was read of it is not there any more either. */
export function useDraftGone() {
  const client = useQueryClient();
  return useCallback(
    (place: DraftPlace) =>
      void client.setQueryData(draftsQuery.queryKey, (old) =>
        old?.drafts.some((draft) => draft.section === place)
          ? { ...old, drafts: old.drafts.filter((draft) => draft.section !== place) }
          : old,
      ),
    [client],
  );
}

/** After a save: the caches hold what the server now holds, without waiting for it. What it alone knows is asked for once. */
export function useSavedContents() {
  const client = useQueryClient();
  return useCallback(
    (section: SectionName, saved: Contents, revision: number, look: Look = nothingChosen) => {
      client.setQueryData(previewQuery.queryKey, (old: Preview | undefined) => {
        if (!old) return old;
        const sections = { ...old.snapshot.sections, [section]: saved as unknown as SectionDocument<typeof section> };
        const snapshot = withLook({ ...old.snapshot, sections }, look);
        return { ...old, snapshot, revisions: { ...old.revisions, [section]: revision } };
      });
      client.setQueryData(
        siteQuery.queryKey,
        (old) =>
          old && {
            ...old,
            themeIndex: look.theme ?? old.themeIndex,
            layout: look.layout ?? old.layout,
            showsBadge: look.badge ?? old.showsBadge,
            siteType: look.bar ?? old.siteType,
          },
      );
      void client.invalidateQueries({ queryKey: siteQuery.queryKey });
      // What was made from other words is known only now.
      void client.invalidateQueries({ queryKey: ["translations"] });
      dashboardWindows.tell();
    },
    [client],
  );
}
