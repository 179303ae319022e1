// What is drafted in the sections that are not open: the preview shows the site as it would be, not this section alone.
import { useEffect, useState } from "react";
import type { Option, SectionDocuments, SectionName } from "../../contract/types.gen";
import type { SiteSnapshot } from "../../site/page/snapshot";
import type { Contents } from "../model";
import type { DraftKeys } from "./local";
import { openDraft, type ServerDraft } from "./opening";

export interface OtherDrafts {
  sections: Partial<SectionDocuments>;
  /** Chosen in the home editor and not saved yet. */
  layout: Option | null;
}

const none: OtherDrafts = { sections: {}, layout: null };

interface Stored {
  snapshot: SiteSnapshot;
  revisions: Record<string, number>;
}
type Drafts = DraftKeys & { drafts: readonly ServerDraft[] };

function readOthers(open: SectionName | null, { snapshot, revisions }: Stored, drafts: Drafts): OtherDrafts {
  const found: OtherDrafts = { sections: {}, layout: null };
  for (const [name, saved] of Object.entries(snapshot.sections) as [SectionName, unknown][]) {
    if (name === open) continue;
    const { draft, isDraft } = openDraft(name, saved as Contents, revisions[name] ?? 0, drafts, drafts.drafts);
    if (!isDraft) continue;
    const { languages, shared, layout } = draft;
    Object.assign(found.sections, { [name]: { languages, shared } });
    found.layout = layout ?? found.layout;
  }
  return found;
}

export function useOtherDrafts(open: SectionName | null, stored: Stored, drafts: Drafts): OtherDrafts {
  const [others, setOthers] = useState(none);
  // Not while rendering: the editor that is being left keeps its draft when its effect ends, which is before this one.
  useEffect(() => setOthers(readOthers(open, stored, drafts)), [open, stored, drafts]);
  return others;
}
