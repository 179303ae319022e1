// The import that waits for its owner's word, and the sample that his site still holds.
import { queryOptions } from "@tanstack/react-query";
import { ApiProblem, api, dataOf, type ProblemBody, type Schemas } from "../../api/client";
import { previewQuery, siteQuery } from "../../editor/queries";
import type { SampleName } from "../../i18n/imports";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { SendGaveUp, SendRefused, send } from "../../ui/upload/send";
import { queryClient } from "../queryClient";

export type ImportPreview = Schemas["ImportPreview"];
export type Part = Schemas["ImportPart"];

export const importQuery = queryOptions({
  queryKey: ["import"],
  queryFn: async () => (await dataOf(api.GET("/api/site/import"))) ?? null,
  staleTime: 0, // it is about what the site holds now
});

export const sampleQuery = queryOptions({
  queryKey: ["sample"],
  queryFn: () => dataOf(api.GET("/api/site/sample")),
  staleTime: 0,
});

/** A sample as it would look. */
export const shownSampleQuery = (name: SampleName, language: string) =>
  queryOptions({
    queryKey: ["sampleShown", name, language],
    queryFn: async () => {
      const query = { name, language };
      return (await dataOf(api.GET("/api/site/sample/shown", { params: { query } }))) as unknown as Pick<
        SiteSnapshot,
        "themeIndex" | "sections" | "media"
      >;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

const retryForMs = 120_000;

/** Sends a file and keeps what it would do. */
export async function readFile(file: File, language: string, onSent: (part: number) => void, signal: AbortSignal) {
  try {
    const preview = (await send({
      url: `/api/site/import?language=${language}`,
      body: file,
      headers: { "Content-Type": "application/octet-stream", "X-File-Name": encodeURIComponent(file.name) },
      retryForMs,
      signal,
      onProgress: (loaded, total) => onSent(total ? loaded / total : 1),
      onWaiting: () => onSent(0),
    })) as ImportPreview;
    queryClient.setQueryData(importQuery.queryKey, preview);
  } catch (error) {
    if (error instanceof SendRefused && error.body) throw new ApiProblem(error.body as ProblemBody);
    if (error instanceof SendGaveUp) throw new ApiProblem({ code: "network.offline", status: 0 });
    throw error;
  }
}

/** After the site has changed under every screen. */
export async function refreshSite(): Promise<void> {
  await Promise.all(
    [siteQuery, previewQuery, importQuery, sampleQuery].map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey: queryKey as readonly unknown[] }),
    ),
  );
}
