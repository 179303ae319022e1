// What is noted of translated texts, and what an owner says of them.
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { ApiProblem, api, dataOf, type Schemas } from "../../api/client";
import type { SectionName } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import { problemText } from "../../i18n/problems";
import { translationWords as words } from "../../i18n/translation";
import { toastAction, toastError } from "../../ui/notices/Toasts";
import type { Notes } from "./state";

export const translationsQuery = queryOptions({
  queryKey: ["translations"],
  queryFn: () => dataOf(api.GET("/api/site/translations")),
});

const none: Notes = {};

function translationsOf(answer: Schemas["TranslationsOut"] | undefined) {
  if (!answer?.source) return null;
  const { source, notes, canSuggest } = answer;
  return {
    source,
    /** The operator named a service that proposes translations. */
    canSuggest,
    notesOf: (section: SectionName, language: string): Notes => notes[section]?.[language] ?? none,
  };
}
export type Translations = NonNullable<ReturnType<typeof translationsOf>>;

const askAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: translationsQuery.queryKey });

/** Null while it is not known, and for a site of one language. */
export function useTranslations(languages: readonly string[]) {
  const { data } = useQuery({ ...translationsQuery, enabled: languages.length > 1 });
  return useMemo(() => (languages.length > 1 ? translationsOf(data) : null), [languages, data]);
}

/** 'Toujours bon', of texts by their places, each with the source text that was looked at; it can be taken back. */
export function useConfirm(section: SectionName, language: string) {
  const client = useQueryClient();
  return useCallback(
    async (texts: Readonly<Record<string, string>>): Promise<void> => {
      const path = { section, language };
      const failed = (error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error;
        toastError(problemText(error));
      };
      try {
        const { before } = await dataOf(
          api.POST("/api/site/translations/{section}/{language}/confirmation", { params: { path }, body: { texts } }),
        );
        const takeBack = () =>
          api
            .PUT("/api/site/translations/{section}/{language}", { params: { path }, body: { notes: before } })
            .then(() => askAgain(client), failed);
        toastAction(words.confirmed(Object.keys(texts).length), editorWords.undo, () => void takeBack());
      } catch (error) {
        failed(error);
      }
      await askAgain(client);
    },
    [client, section, language],
  );
}

export function useChooseSource() {
  const client = useQueryClient();
  return useCallback(
    async (language: string): Promise<void> => {
      try {
        await api.PUT("/api/site/translations/source", { body: { language } });
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        toastError(problemText(error));
      }
      await askAgain(client);
    },
    [client],
  );
}
