// What an editor opens with: the local draft, else the server's, else what is saved. What says nothing else than what is
// saved is no draft, whatever revision it began on: its owner saved and was gone before it was dropped.
import type { SectionName } from "../../contract/types.gen";
import type { SiteSnapshot } from "../../site/page/snapshot";
import type { Contents, DraftState } from "../model";
import { isChanged } from "./changes";
import { type DraftKeys, readLocally } from "./local";
import { laidOver } from "./overlay";
import { withoutStoredLook } from "./pendingAppearance";

export interface ServerDraft {
  section: string;
  baseRevision: number;
  tab: string;
  content: Record<string, unknown>;
}

/** The saved site, with the revision of each section. */
export interface StoredSite {
  snapshot: SiteSnapshot;
  revisions: Record<string, number>;
}

export type Drafts = DraftKeys & { drafts: readonly ServerDraft[] };

export interface Opening {
  draft: DraftState;
  /** Set when the draft began on an older revision than the saved one: both are shown. */
  staleBase: number | null;
  isDraft: boolean;
  /** What lies here or on the server and is no draft any more: to be dropped where it lies. */
  isLeftHere: boolean;
  isLeftThere: boolean;
}

const isDraftState = (value: unknown): value is DraftState =>
  typeof value === "object" && value !== null && "languages" in value;

export function openDraft(section: SectionName, { snapshot, revisions }: StoredSite, drafts: Drafts): Opening {
  const saved = snapshot.sections[section] as unknown as Contents;
  const revision = revisions[section] ?? 0;
  const opened = (base: number, kept: DraftState) => {
    const draft = withoutStoredLook(laidOver(section, kept, saved, snapshot.source ?? snapshot.languages[0]), snapshot);
    return { draft, staleBase: base === revision ? null : base, isDraft: isChanged(section, draft, saved) };
  };

  const local = readLocally(section, drafts);
  const here = local && opened(local.base, local.draft);
  if (here?.isDraft) return { ...here, isLeftHere: false, isLeftThere: false };

  const server = drafts.drafts.find((draft) => draft.section === section);
  const there = server && isDraftState(server.content) ? opened(server.baseRevision, server.content) : null;
  // The same window keeps its draft here first: what it sent of it is older, and over as well. Another's is not.
  const isOver = !there?.isDraft || local?.tab === server?.tab;
  if (there && !isOver) return { ...there, isLeftHere: here !== null, isLeftThere: false };

  const draft = laidOver(section, {}, saved);
  return { draft, staleBase: null, isDraft: false, isLeftHere: here !== null, isLeftThere: there !== null };
}
