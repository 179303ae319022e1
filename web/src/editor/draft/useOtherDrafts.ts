// What is drafted in the sections that are not open: the preview shows the site as it would be, not this section alone.
import { useEffect, useState } from "react";
import type { Option, SectionDocuments, SectionName } from "../../contract/types.gen";
import { type Drafts, openDraft, type StoredSite } from "./opening";

export interface OtherDrafts {
  sections: Partial<SectionDocuments>;
  /** Chosen in the home editor and not saved yet. */
  layout: Option | null;
}

const none: OtherDrafts = { sections: {}, layout: null };

function readOthers(open: SectionName | null, stored: StoredSite, drafts: Drafts): OtherDrafts {
  const found: OtherDrafts = { sections: {}, layout: null };
  for (const name of Object.keys(stored.snapshot.sections) as SectionName[]) {
    if (name === open) continue;
    const { draft, isDraft } = openDraft(name, stored, drafts);
    if (!isDraft) continue;
    const { languages, shared, layout } = draft;
    Object.assign(found.sections, { [name]: { languages, shared } });
    found.layout = layout ?? found.layout;
  }
  return found;
}

export function useOtherDrafts(open: SectionName | null, stored: StoredSite, drafts: Drafts): OtherDrafts {
  const [others, setOthers] = useState(none);
  // Not while rendering: the editor that is being left keeps its draft when its effect ends, which is before this one.
  useEffect(() => setOthers(readOthers(open, stored, drafts)), [open, stored, drafts]);
  return others;
}
