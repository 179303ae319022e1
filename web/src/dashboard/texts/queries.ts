// What a translator's file would change; writing that on line at once, and taking it back.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { ApiProblem, api, dataOf, type Schemas } from "../../api/client";
import { dashboardWindows } from "../../editor/draft/dashboardWindows";
import { followStored } from "../../editor/draft/following";
import { previewQuery, siteQuery } from "../../editor/queries";
import { onlineWord } from "../../editor/saving/onlineWords";
import { translationsQuery } from "../../editor/translation/queries";
import { editorWords } from "../../i18n/editor";
import { problemText } from "../../i18n/problems";
import { textListWords as words } from "../../i18n/translation";
import { toastAction, toastError, toastSuccess } from "../../ui/notices/Toasts";
import type { Site } from "../settings";

export type Wanted = Schemas["TextsIn"];
export type Proposal = Schemas["FileProposal"];
export const AT_ONCE = 1000;

const put = (language: string, body: Wanted) =>
  dataOf(api.PUT("/api/site/texts/{language}", { params: { path: { language } }, body }));

/** Answers whether it is written; if not, it was said why and the site is asked for anew. */
export function useWriteTexts(language: string, site: Site) {
  const client = useQueryClient();
  const said = onlineWord(site);
  return useCallback(
    async (wanted: Wanted): Promise<boolean> => {
      const askAgain = async () => {
        const keys = [previewQuery, siteQuery, translationsQuery].map(({ queryKey }) => queryKey);
        await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
        await followStored(client);
        dashboardWindows.tell();
      };
      const failed = (error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error;
        toastError(problemText(error));
      };
      const takeBack = async ({ before, taken, revisions }: Schemas["TextsWritten"]) => {
        try {
          await put(language, { texts: before, taken, revisions, isFromFile: wanted.isFromFile ?? false });
          toastSuccess(words.takenBack);
        } catch (error) {
          failed(error);
        }
        await askAgain();
      };
      let isWritten = false;
      try {
        const written = await put(language, wanted);
        isWritten = true;
        // With what was taken over for it: items, pages and rows go again, as on the bench.
        toastAction(said, editorWords.undo, () => void takeBack(written));
      } catch (error) {
        failed(error);
      }
      await askAgain();
      return isWritten;
    },
    [client, language, said],
  );
}

/** The file goes as it is: the server finds out what it says, in a process of its own. */
export const proposalOf = (language: string, file: File): Promise<Proposal> =>
  dataOf(
    api.POST("/api/site/texts/{language}/proposal", {
      params: { path: { language } },
      body: file.name, // a text, as the API's types have a file
      bodySerializer: () => file,
      headers: { "Content-Type": "application/octet-stream" },
    }),
  );
