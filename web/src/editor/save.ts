// Saving one language of a section: one request at a time, the same key for its retries, up to two minutes (spec, section 9).
import { ApiProblem, api, newKey, revisionHeaders } from "../api/client";
import { constants } from "../contract/catalogues.gen";
import type { Option } from "../contract/types.gen";
import type { Contents, DraftState } from "./model";
import type { Editor } from "./store";

export type SaveState = "idle" | "saving" | "retrying";

interface SaveRequest {
  editor: Editor;
  language: string;
  themeIndex: number | null;
  onState(state: SaveState): void;
}

export interface SaveAnswer {
  revision: number;
  layoutToken: string | null;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What the server expects: empty styles are left out, forms stay here. */
function bodyOf(draft: DraftState, language: string, themeIndex: number | null) {
  const styles = Object.fromEntries(Object.entries(draft.shared.styles).filter(([, style]) => style));
  return {
    content: draft.languages[language],
    shared: { ...draft.shared, styles },
    themeIndex,
    layout: draft.layout as Option | null,
  };
}

export async function saveSection({ editor, language, themeIndex, onState }: SaveRequest): Promise<SaveAnswer> {
  const { draft, revision, saved } = editor.read();
  const body = bodyOf(draft, language, themeIndex);
  const headers = { ...revisionHeaders(revision), "Idempotency-Key": newKey() };
  const until = Date.now() + constants.saveRetryMs;
  onState("saving");
  for (let wait = 1000; ; wait = Math.min(wait * 2, 15_000)) {
    try {
      const path = `/api/site/sections/${editor.section}/{language}` as "/api/site/sections/home/{language}";
      // The six routes differ in their bodies only, which the contract made; the first one's type stands for all.
      const { data } = await api.PUT(path, { params: { path: { language } }, headers, body: body as never });
      const answer = data as SaveAnswer;
      const now: Contents = {
        languages: { ...saved.languages, [language]: draft.languages[language] as Contents["languages"][string] },
        shared: draft.shared,
      };
      editor.setSaved(now, answer.revision);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiProblem) || !error.isPassing || Date.now() + wait > until) throw error;
      onState("retrying");
      await Promise.race([pause(wait), new Promise((resolve) => addEventListener("online", resolve, { once: true }))]);
    }
  }
}
