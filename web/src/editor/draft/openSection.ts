// One section opened to be changed: its store, begun with what is drafted, and its draft kept while that is open.
import type { Schemas } from "../../api/client";
import type { SectionName } from "../../contract/types.gen";
import { withPendingTheme } from "../appearance/themeDraft";
import { type Contents, isOfWholeSite } from "../model";
import { createEditor, type Editor } from "../store";
import { keepDraft } from "./autosave";
import { dropLocally } from "./local";
import { openEditors } from "./openEditors";
import { type Drafts, type Opening, openDraft, type StoredSite } from "./opening";
import { draftedSection } from "./section";

type Site = Pick<Schemas["SiteOut"], "languages" | "themeIndex">;

export type OpenedSection = ReturnType<typeof openSection>;

export function openSection(
  section: SectionName,
  { languages, themeIndex }: Site,
  stored: StoredSite,
  drafts: Drafts,
  onDropped: (section: SectionName) => void,
) {
  const open = openEditors.of(section);
  const { opening, saved, base } = open ? goneOnFrom(open) : begun(section, stored, drafts);
  const isStale = opening.staleBase !== null;
  const draft = isOfWholeSite(section) ? withPendingTheme(opening.draft, themeIndex) : opening.draft;
  const editor = createEditor(section, { draft, saved, revision: base, languages, isStale });
  const isOnServer = opening.isDraft || opening.isLeftHere || opening.isLeftThere;
  const drafted = draftedSection(editor, drafts, isOnServer, () => onDropped(section));
  return { section, editor, opening, drafted };
}

function begun(section: SectionName, stored: StoredSite, drafts: Drafts) {
  const opening = openDraft(section, stored, drafts);
  // An older draft keeps its own revision until its owner has chosen: no save and no kept draft may pass for a newer one.
  const base = opening.staleBase ?? stored.revisions[section] ?? 0;
  return { opening, saved: stored.snapshot.sections[section] as unknown as Contents, base };
}

/** From one screen to the next: what was typed last lies in no storage yet. */
function goneOnFrom(editor: Editor) {
  const { draft, saved, revision: base, isStale } = editor.read();
  const isDraft = editor.isChanged();
  const opening: Opening = { draft, staleBase: isStale ? base : null, isDraft, isLeftHere: false, isLeftThere: true };
  return { opening, saved, base };
}

/** Until the returned function is called. */
export function workOn({ section, editor, opening, drafted }: OpenedSection): () => void {
  // Where another device's draft is shown in its place.
  if (opening.isLeftHere) dropLocally(section);
  const leave = openEditors.enter(editor);
  const stop = keepDraft(drafted);
  return () => {
    stop(); // what was typed last lies in storage before anybody looks there
    leave();
  };
}
