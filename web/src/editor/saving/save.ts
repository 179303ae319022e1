// Saving one language of a section: what is sent, and what the editor holds once it is answered.
import { api } from "../../api/client";
import type { SectionName } from "../../contract/types.gen";
import { ownLists, withItems } from "../inStep";
import { type Contents, type DraftState, isOfWholeSite } from "../model";
import type { Editor } from "../store";
import { type SaveState, untilAnswered } from "./untilAnswered";

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

/** What the server expects: empty styles are left out, forms stay here. */
function bodyOf(section: SectionName, draft: DraftState, language: string, themeIndex: number | null) {
  const styles = Object.fromEntries(Object.entries(draft.shared.styles).filter(([, style]) => style));
  return {
    content: draft.languages[language],
    shared: { ...draft.shared, styles },
    themeIndex,
    layout: draft.layout,
    ...(isOfWholeSite(section) && {
      showsBadge: draft.badge,
      siteType: draft.bar,
      keepsLogoColours: draft.logo,
      styleSet: draft.styleSet,
    }),
  };
}

export async function saveSection({ editor, language, themeIndex, onState }: SaveRequest): Promise<SaveAnswer> {
  const { draft, revision, saved } = editor.read();
  const body = bodyOf(editor.section, draft, language, themeIndex);
  // The routes differ in their bodies only, which the contract made; the first one's type stands for all.
  const path = `/api/site/sections/${editor.section}/{language}` as "/api/site/sections/home/{language}";
  const send = (headers: Record<string, string>) =>
    api.PUT(path, { params: { path: { language } }, headers, body: body as never });
  const answer = (await untilAnswered(revision, send, onState)).data as SaveAnswer;
  const content = draft.languages[language] as Contents["languages"][string];
  let now: Contents = { languages: { ...saved.languages, [language]: content }, shared: draft.shared };
  for (const list of ownLists(editor.section))
    now = { ...now, languages: withItems(editor.section, now, list, language, content.lists[list.name] ?? []) };
  editor.setSaved(now, answer.revision);
  return answer;
}
