// What a draft says that is not saved: one rule for the open editor, for what is told of drafts elsewhere, and for what is
// opened as one.
import type { SectionName } from "../../contract/types.gen";
import { areTogether, commonLists, type Described, ownLists, wordsAlone } from "../inStep";
import {
  type Contents,
  type DraftState,
  describe,
  emptyContent,
  emptyItem,
  type FieldDescription,
  type FieldValue,
  formKey,
  type Item,
  type LanguageContent,
  type ListDescription,
  marksName,
  type Shown,
  shownFields,
  shownLists,
} from "../model";
import { isSame } from "../sameContent";
import { hasLook } from "./pendingAppearance";

const contentOf = (section: SectionName, { languages }: Contents, language: string): LanguageContent =>
  languages[language] ?? emptyContent(section);

export function isLanguageChanged(section: SectionName, draft: Contents, saved: Contents, language: string): boolean {
  const [now, before] = [contentOf(section, draft, language), contentOf(section, saved, language)];
  // Part by part: while a text is typed, the lists are the same objects and cost nothing.
  const lists = Object.keys({ ...before.lists, ...now.lists });
  if (!isSame(now.texts, before.texts)) return true;
  if (!areTogether(draft)) return lists.some((name) => !isSame(now.lists[name], before.lists[name]));
  return ownLists(section).some((list) => hasOtherWords(list, now.lists[list.name], before.lists[list.name]));
}

/** Of lists that are one for all languages: which items there are is everybody's, what they say is each language's own. */
function hasOtherWords(list: ListDescription, now: readonly Item[] = [], before: readonly Item[] = []): boolean {
  if (now === before) return false;
  const known = new Map(before.map((item) => [item.id, item]));
  const words = (item: Item | undefined) => wordsAlone(list.fields as readonly Described[], item ?? {});
  return now.some((item) => !isSame(words(item), words(known.get(item.id))));
}

export const isSharedChanged = (section: SectionName, draft: Contents, saved: Contents): boolean => {
  const [now, before] = [draft.shared, saved.shared];
  return (
    !isSame(now.settings, before.settings) ||
    !isSame(now.lists, before.lists) ||
    !isSame(now.styles, before.styles) ||
    (draft.languages !== saved.languages && !isSame(commonLists(section, draft), commonLists(section, saved)))
  );
};

/** Opened and changed: fields that still say what the item says, or nothing, are no draft. Of all fields, or of `fields`. */
export function isFormTouched(
  section: SectionName,
  draft: DraftState,
  list: ListDescription,
  language: string,
  fields?: readonly FieldDescription[],
): boolean {
  const form = draft.forms[formKey(list, language)];
  if (!form) return false;
  const { lists } = list.shared ? draft.shared : contentOf(section, draft, language);
  const item = lists[list.name]?.find((kept) => kept.id === form.editingId);
  const before: Record<string, FieldValue> = { ...emptyItem(list), ...item };
  const every = Object.keys({ ...before, ...form.values }).filter((name) => name !== "id");
  const names = fields ? fields.flatMap(({ name }) => [name, marksName(name)]) : every;
  return names.some((name) => !isSame(form.values[name], before[name]));
}

/** The lists in which an item is half made, in fields that are shown. One in fields of another layout is kept and counts for
 * nothing: nobody could find it. */
export const listsWithForm = (
  section: SectionName,
  draft: DraftState,
  language: string,
  shown: Shown,
): ListDescription[] =>
  shownLists(section, shown).filter((list) =>
    isFormTouched(section, draft, list, language, shownFields(list, shown.option)),
  );

const says = (
  section: SectionName,
  draft: DraftState,
  saved: Contents,
  hasForm: (language: string) => boolean,
): boolean =>
  isSharedChanged(section, draft, saved) ||
  hasLook(draft) ||
  Object.keys(draft.languages).some(
    (language) => hasForm(language) || isLanguageChanged(section, draft, saved, language),
  );

/** There is something to keep. */
export const isChanged = (section: SectionName, draft: DraftState, saved: Contents): boolean =>
  says(section, draft, saved, (language) =>
    describe(section).lists.some((list) => isFormTouched(section, draft, list, language)),
  );

/** There is something to save, as its owner sees it. */
export const isUnsaved = (section: SectionName, draft: DraftState, saved: Contents, shown: Shown): boolean =>
  says(section, draft, saved, (language) => listsWithForm(section, draft, language, shown).length > 0);
