// What an editor opens with: the local draft, else the server's, else what is saved (D20).
import type { Option, SectionName } from "../../contract/types.gen";
import { type Contents, type DraftState, emptyContent } from "../model";
import { type DraftKeys, type KeptDraft, readLocally } from "./local";

export interface ServerDraft {
  section: string;
  baseRevision: number;
  tab: string;
  content: Record<string, unknown>;
}

export interface Opening {
  draft: DraftState;
  /** Set when the draft began on an older revision than the saved one: both are shown (D22). */
  staleBase: number | null;
  isDraft: boolean;
}

const isDraftState = (value: unknown): value is DraftState =>
  typeof value === "object" && value !== null && "languages" in value;

function withEverything(section: SectionName, draft: Partial<DraftState>, saved: Contents): DraftState {
  const languages = { ...saved.languages };
  for (const [code, content] of Object.entries(draft.languages ?? {})) {
    const empty = emptyContent(section);
    languages[code] = {
      texts: { ...empty.texts, ...content.texts },
      lists: { ...empty.lists, ...content.lists },
    };
  }
  return {
    languages,
    shared: { ...saved.shared, ...draft.shared },
    layout: (draft.layout ?? null) as Option | null,
    forms: draft.forms ?? {},
  };
}

export function openDraft(
  section: SectionName,
  saved: Contents,
  revision: number,
  keys: DraftKeys,
  serverDrafts: readonly ServerDraft[],
): Opening {
  const local: KeptDraft | null = readLocally(section, keys);
  const server = serverDrafts.find((draft) => draft.section === section);
  const found = local
    ? { base: local.base, draft: local.draft }
    : server && isDraftState(server.content)
      ? { base: server.baseRevision, draft: server.content }
      : null;
  if (!found) return { draft: withEverything(section, {}, saved), staleBase: null, isDraft: false };
  return {
    draft: withEverything(section, found.draft, saved),
    staleBase: found.base !== revision ? found.base : null,
    isDraft: true,
  };
}
