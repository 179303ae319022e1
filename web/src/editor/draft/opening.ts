// What an editor opens with: the local draft, else the server's, else what is saved (D20).
import type { SectionName } from "../../contract/types.gen";
import type { Contents, DraftState } from "../model";
import { type DraftKeys, type KeptDraft, readLocally } from "./local";
import { laidOver } from "./overlay";

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
  if (!found) return { draft: laidOver(section, {}, saved), staleBase: null, isDraft: false };
  return {
    draft: laidOver(section, found.draft, saved),
    staleBase: found.base !== revision ? found.base : null,
    isDraft: true,
  };
}
