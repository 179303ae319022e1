// Takes a sample: at once where nothing is written, else its preview waits for the owner's word.
import { ApiProblem, api, dataOf, newKey } from "../../api/client";
import type { Option } from "../../contract/types.gen";
import { type Mode, type SampleName, importWords as words } from "../../i18n/imports";
import { problemText } from "../../i18n/problems";
import { toastError, toastSuccess, toastUndo } from "../../ui/notices/Toasts";
import { queryClient } from "../queryClient";
import { importQuery, refreshSite } from "./queries";

export async function removeSample(): Promise<void> {
  await api.DELETE("/api/site/sample");
  toastSuccess(words.removed);
  await refreshSite();
}

/** False: the site says something already, so its owner sees first what the sample would fill. */
export async function takeSample(name: SampleName, language: string, layout: Option | null): Promise<boolean> {
  const preview = await dataOf(api.POST("/api/site/import/sample", { body: { name, language, layout } }));
  if (!preview.hasLook) {
    queryClient.setQueryData(importQuery.queryKey, preview);
    return false;
  }
  const parts = preview.parts.map(({ part }): [string, Mode] => [part, "fill"]);
  const choices = { ...Object.fromEntries(parts), site: "replace" as Mode };
  const body = { id: preview.id, state: preview.state, choices };
  await dataOf(api.POST("/api/site/import/apply", { body, headers: { "Idempotency-Key": newKey() } }));
  await refreshSite();
  const takeBack = () => {
    removeSample().catch((error: unknown) => {
      if (!(error instanceof ApiProblem)) throw error;
      toastError(problemText(error));
    });
  };
  toastUndo(words.begun(words.samples[name].title), takeBack, words.removeSample);
  return true;
}
