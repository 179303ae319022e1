// What is done and what is left, per section and language, and what to do next. Pure: the landing only draws it.
import type { Schemas } from "../../api/client";
import { editingOrder, sections } from "../../contract/sections.gen";
import type { SectionName } from "../../contract/types.gen";
import { countOf, titleOf } from "../../editor/labels";
import { editorPath, publicationPath } from "../../editor/paths";
import { addCounts, type Counts, noTexts, stateOf, type TextState } from "../../editor/translation/state";
import { landingWords } from "../../i18n/dashboard";
import { inLanguage } from "../../i18n/languages";
import { translationWords } from "../../i18n/translation";

/** The languages in which a section has a draft; none for a draft of what all languages share. Null: it was looked at, and
 * there is none, whatever the server was sent last. */
export type Drafted = Partial<Record<SectionName, readonly string[] | null>>;

export type Site = Pick<Schemas["SiteOut"], "languages" | "exists" | "isOnline"> & {
  sections: Record<string, Pick<Schemas["SectionOverview"], "filled" | "items" | "hasDraft" | "isHidden">> &
    Record<string, Partial<Pick<Schemas["SectionOverview"], "missing">>>;
};

/** How far each section is translated, by language; nothing of the language that the others are made from. */
export type Translated = Partial<Record<SectionName, Readonly<Record<string, Counts>>>>;

export interface Cell {
  language: string;
  isFilled: boolean;
  hasDraft: boolean;
  /** Of what is filled: whether something in it is to be translated, and what presses most. */
  translation: TextState;
  state: string;
}

export interface Row {
  section: SectionName;
  isOptional: boolean;
  /** Visitors do not get it: nothing of it is asked for. */
  isHidden: boolean;
  hasDraft: boolean;
  cells: Cell[];
}

const hasSharedList = (section: SectionName): boolean => sections[section].lists.some((list) => list.shared);

/** What all languages share was made in the first; of another one, which has it by itself, only its texts count. */
const countsItems = (site: Site, section: SectionName, language: string): boolean =>
  language === site.languages[0] || !hasSharedList(section);

function cellOf(site: Site, section: SectionName, language: string, hasDraft: boolean, counts: Counts): Cell {
  const overview = site.sections[section];
  const items = overview?.items[language] ?? 0;
  const hasTexts = Boolean(overview?.filled.includes(language));
  const isFilled = hasTexts || (items > 0 && countsItems(site, section, language));
  const translation = stateOf(counts);
  const whole = items > 0 ? countOf(section, items) : landingWords.filled;
  const filledState = translation === "filled" ? whole : translationWords.counts[translation](counts[translation]);
  const state = hasDraft ? landingWords.draft : isFilled ? filledState : landingWords.empty;
  return { language, isFilled, hasDraft, translation: isFilled ? translation : "empty", state };
}

export const matrixOf = (site: Site, drafted: Drafted = {}, translated: Translated = {}): Row[] =>
  editingOrder.map((section) => ({
    section,
    isOptional: sections[section].shownWith !== null,
    isHidden: Boolean(site.sections[section]?.isHidden),
    hasDraft: Boolean(drafted[section] === undefined ? site.sections[section]?.hasDraft : drafted[section]),
    cells: site.languages.map((language) =>
      cellOf(
        ...([site, section, language] as const),
        drafted[section]?.includes(language) ?? false,
        translated[section]?.[language] ?? noTexts,
      ),
    ),
  }));

export const filledCount = (rows: readonly Row[], language: string): number =>
  rows.filter((row) => row.cells.some((cell) => cell.language === language && cell.isFilled)).length;

/** Of a whole language; null for the one that the others are made from. */
export function languageCounts(translated: Translated, language: string): Counts | null {
  const found = Object.values(translated).flatMap((counts) => counts[language] ?? []);
  return found.length ? found.reduce(addCounts, noTexts) : null;
}

/** In words: how far it is translated, and how much presses most. */
export function languageState(counts: Counts): string {
  const state = stateOf(counts);
  return state === "filled" ? translationWords.states.filled : translationWords.counts[state](counts[state]);
}

/** Where translating into this language goes on: the first section that is not whole in it. */
export const sectionToTranslate = (rows: readonly Row[], language: string): SectionName =>
  rows.find((row) => row.cells.some((cell) => cell.language === language && cell.translation !== "filled"))?.section ??
  editingOrder[0];

export const hasContent = (site: Site, language: string): boolean => filledCount(matrixOf(site), language) > 0;

export interface Missing {
  section: SectionName;
  language: string;
  count: number;
}

/** Of lists that each language has of its own: how many items of the original's it has not. */
export const missingIn = (site: Site): Missing[] =>
  editingOrder.flatMap((section) =>
    Object.entries(site.sections[section]?.missing ?? {}).map(([language, count]) => ({ section, language, count })),
  );

const isStale = (cell: Cell): boolean => cell.translation === "stale";

export interface NextStep {
  isFirst: boolean;
  title: string;
  hint: string;
  /** Null when nothing is left to do. */
  action: { label: string; path: string } | null;
}

export function nextStepOf(site: Site, drafts: Drafted = {}, hasSample = false, translated: Translated = {}): NextStep {
  if (!site.languages.length) {
    return {
      isFirst: true,
      title: landingWords.chooseType,
      hint: landingWords.chooseTypeHint,
      action: { label: landingWords.start, path: "/dashboard/typesite" },
    };
  }
  const rows = matrixOf(site, drafts, translated);
  const drafted = rows.find((row) => row.hasDraft);
  if (drafted) {
    const language = drafted.cells.find((cell) => cell.hasDraft)?.language;
    return {
      isFirst: false,
      title: landingWords.resume(titleOf(drafted.section)),
      hint: landingWords.resumeHint,
      action: {
        label: landingWords.resumeButton,
        path: editorPath(drafted.section) + (language ? `?lang=${language}` : ""),
      },
    };
  }
  const empty = site.languages.flatMap((language) =>
    rows
      .filter(
        (row) =>
          !row.isOptional && !row.isHidden && row.cells.some((cell) => cell.language === language && !cell.isFilled),
      )
      .map((row) => ({ section: row.section, language })),
  );
  const [first] = empty;
  if (first) {
    return {
      isFirst: false,
      title: landingWords.fill(titleOf(first.section), inLanguage(first.language)),
      hint: landingWords.fillHint(empty.length),
      action: { label: landingWords.fillButton, path: `${editorPath(first.section)}?lang=${first.language}` },
    };
  }
  const stale = site.languages.flatMap((language) =>
    rows
      .filter((row) => !row.isHidden && row.cells.some((cell) => cell.language === language && isStale(cell)))
      .map((row) => ({ section: row.section, language })),
  );
  const [review] = stale;
  if (review) {
    const count = stale.reduce((sum, at) => sum + (translated[at.section]?.[at.language]?.stale ?? 0), 0);
    return {
      isFirst: false,
      title: translationWords.review(titleOf(review.section), inLanguage(review.language)),
      hint: translationWords.reviewHint(count),
      action: {
        label: translationWords.reviewButton,
        path: `${editorPath(review.section)}?lang=${review.language}`,
      },
    };
  }
  if (hasSample) {
    return {
      isFirst: false,
      title: landingWords.replaceSample,
      hint: landingWords.replaceSampleHint,
      action: { label: landingWords.fillButton, path: editorPath(editingOrder[0]) },
    };
  }
  if (!site.isOnline) {
    return {
      isFirst: false,
      title: landingWords.publish,
      hint: landingWords.publishHint,
      action: { label: landingWords.publishButton, path: publicationPath },
    };
  }
  return { isFirst: false, title: landingWords.done, hint: landingWords.doneHint, action: null };
}
