// After one set of styles was saved for all sections: what is typed here and not saved goes on from there, as the server's copy
// does (server: sites/site/look.py). A draft with styles of its own stays where it began: its owner is asked.
import type { SectionName } from "../../contract/types.gen";
import { isSame } from "../sameContent";
import { type DraftKeys, keepLocally, readLocally } from "./local";
import type { StoredSite } from "./opening";

export function carryDrafts(before: StoredSite, after: StoredSite, keys: DraftKeys): void {
  const stylesIn = ({ snapshot }: StoredSite, section: SectionName) => snapshot.sections[section]?.shared.styles ?? {};
  for (const section of Object.keys(after.snapshot.sections) as SectionName[]) {
    const [base, revision] = [before.revisions[section] ?? 0, after.revisions[section] ?? 0];
    const kept = base === revision ? null : readLocally(section, keys);
    if (kept?.base !== base) continue;
    const { draft } = kept;
    if (!isSame(draft.shared.styles, stylesIn(before, section))) continue;
    keepLocally(section, keys, revision, { ...draft, shared: { ...draft.shared, styles: stylesIn(after, section) } });
  }
}
