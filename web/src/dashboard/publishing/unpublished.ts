// What is in drafts and not on line: by section, language and kind. Pure: by the rules of the editors themselves
// (editor/draft/changes.ts), so that no two screens say different things.
import type { SectionName } from "../../contract/types.gen";
import { isLanguageChanged, isSharedChanged, listsWithForm } from "../../editor/draft/changes";
import { withDrafts } from "../../editor/draft/overlay";
import { hasLook, lookOf, nothingChosen } from "../../editor/draft/pendingAppearance";
import type { Look } from "../../editor/model";
import { type Contents, type DraftState, emptyContent, type Shown } from "../../editor/model";
import type { Preview } from "../../editor/queries";
import { isSame } from "../../editor/sameContent";
import { createEditor } from "../../editor/store";
import { allUnread } from "../../editor/translation/proposals";

/** `language`: null for what all languages share. A form is half an item: it is nobody's until it is added. */
export interface Line {
  language: string | null;
  kind: "words" | "shared" | "form";
}

export interface DraftedSection {
  section: SectionName;
  draft: DraftState;
  saved: Contents;
  /** The revision that the draft began with. */
  base: number;
  /** Saved elsewhere since: its owner compares both in its editor first. */
  isStale: boolean;
  /** By which its forms are counted. */
  shown: Shown;
  lines: readonly Line[];
}

export interface Unpublished {
  sections: readonly DraftedSection[];
  /** Chosen with the header's dots, and in no section's draft. */
  theme: number | null;
}

export function linesOf(
  section: SectionName,
  draft: DraftState,
  saved: Contents,
  languages: readonly string[],
  shown: Shown,
): Line[] {
  const words = languages.filter((code) => isLanguageChanged(section, draft, saved, code));
  const forms = languages.filter((code, place) =>
    listsWithForm(section, draft, code, shown).some((list) => !list.shared || place === 0),
  );
  return [
    ...(isSharedChanged(section, draft, saved) || hasLook(draft) ? [{ language: null, kind: "shared" as const }] : []),
    ...words.map((language) => ({ language, kind: "words" as const })),
    ...forms.map((language) => ({ language, kind: "form" as const })),
  ];
}

export const countOf = ({ sections, theme }: Unpublished): number =>
  sections.reduce((sum, { lines }) => sum + lines.length, theme === null ? 0 : 1);

/** Those that hold more than half an item. */
export const toPublish = ({ sections }: Unpublished): DraftedSection[] =>
  sections.filter(({ lines }) => lines.some(({ kind }) => kind !== "form"));

export const hasForm = ({ lines }: DraftedSection): boolean => lines.some(({ kind }) => kind === "form");

/** What a translation service wrote and nobody has read: no call puts that on line. */
export const unreadIn = ({ section, draft, saved, base }: DraftedSection) =>
  allUnread(createEditor(section, { draft, saved, revision: base, languages: Object.keys(saved.languages) }));

export interface Publication {
  sections: Partial<
    Record<SectionName, { revision: number; contents: Contents["languages"]; shared: Contents["shared"] }>
  >;
  look: Look;
  /** Each section as it will be stored. */
  after: Partial<Record<SectionName, Contents>>;
}

/** The site as its owner's own page shows it: that, and nothing else, goes on line. */
export function publicationOf(unpublished: Unpublished, { snapshot }: Preview): Publication {
  const wanted = toPublish(unpublished);
  const drafts = Object.fromEntries(
    wanted.map(({ section, draft: { languages, shared, ...rest } }) => [
      section,
      { languages, shared, ...lookOf(rest) },
    ]),
  );
  const saved = Object.fromEntries(wanted.map(({ section, saved }) => [section, saved]));
  const stored = { ...snapshot, sections: { ...snapshot.sections, ...(saved as object) } };
  const merged = withDrafts(stored, drafts);
  const chosen = wanted.flatMap(({ draft }) => Object.entries(lookOf(draft)).filter(([, choice]) => choice !== null));
  const look: Look = { ...nothingChosen, ...Object.fromEntries(chosen) };
  const publication: Publication = {
    sections: {},
    look: { ...look, theme: unpublished.theme ?? look.theme },
    after: {},
  };
  const source = snapshot.source ?? snapshot.languages[0] ?? "";
  for (const { section, base, saved } of wanted) {
    const now = merged.sections[section] as unknown as Contents;
    const empty = emptyContent(section);
    const changed = snapshot.languages.filter((code) => !isSame(now.languages[code], saved.languages[code]));
    const contents = (changed.length ? changed : [source]).map((code) => [code, now.languages[code] ?? empty]);
    const styles = Object.fromEntries(Object.entries(now.shared.styles).filter(([, style]) => style));
    publication.sections[section] = {
      revision: base,
      contents: Object.fromEntries(contents),
      shared: { ...now.shared, styles },
    };
    publication.after[section] = now;
  }
  return publication;
}
