// Which part of a draft stands over which saved one. One rule for the editors, the owner's own page and the page that readers
// of his draft get from the server (entries/render.tsx).
import type { SectionDocuments, SectionName } from "../../contract/types.gen";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { areTogether, together } from "../inStep";
import type { Look } from "../model";
import { type Contents, type DraftState, emptyContent } from "../model";
import { lookOf, withLook } from "./pendingAppearance";

/** A draft as it is kept: what was saved since has left it. */
export type DraftParts = Partial<DraftState>;

/** `source`: the language that leads where lists are one for all, and a draft holds only some of them. */
export function laidOver(
  section: SectionName,
  draft: DraftParts,
  saved: Contents,
  source: string = Object.keys(saved.languages)[0] ?? "",
): DraftState {
  const languages = { ...saved.languages };
  for (const [code, content] of Object.entries(draft.languages ?? {})) {
    const empty = emptyContent(section);
    languages[code] = {
      texts: { ...empty.texts, ...content.texts },
      lists: { ...empty.lists, ...content.lists },
    };
  }
  const shared = { ...saved.shared, ...draft.shared };
  const { lists } = saved.shared.settings;
  const laid: Contents = {
    languages,
    // A draft of before there was a choice.
    shared: lists && !shared.settings.lists ? { ...shared, settings: { ...shared.settings, lists } } : shared,
  };
  return {
    ...(draft.languages && areTogether(laid) ? together(section, laid, source) : laid),
    ...lookOf(draft),
    forms: draft.forms ?? {},
    ...(draft.proposals && { proposals: draft.proposals }),
  };
}

/** The site as it would be with these drafts. */
export function withDrafts(
  snapshot: SiteSnapshot,
  drafts: Readonly<Partial<Record<SectionName, DraftParts>>>,
): SiteSnapshot {
  const sections = { ...snapshot.sections } as Record<SectionName, unknown>;
  const looks: Look[] = [];
  const source = snapshot.source ?? snapshot.languages[0];
  for (const [name, draft] of Object.entries(drafts) as [SectionName, DraftParts][]) {
    const { languages, shared, ...look } = laidOver(name, draft, sections[name] as Contents, source);
    sections[name] = { languages, shared };
    looks.push(look);
  }
  return looks.reduce(withLook, { ...snapshot, sections: sections as SectionDocuments });
}
