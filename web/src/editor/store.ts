// The draft of one section: the only place where typing lands. Widgets read slices of it, the preview reads it whole.
import type { Option, SectionName, TextStyle } from "../contract/types.gen";
import { isChanged, isLanguageChanged, isSharedChanged, isUnsaved } from "./draft/changes";
import { lookOf } from "./draft/pendingAppearance";
import type { ItemErrors } from "./fields/itemRules";
import { History } from "./history";
import { areSeparate, together, withHow, withItems } from "./inStep";
import type { Look } from "./model";
import {
  type Contents,
  type DraftState,
  describe,
  emptyContent,
  emptyItem,
  type FieldValue,
  formKey,
  type Item,
  type ItemForm,
  type LanguageContent,
  type ListDescription,
  marked,
  type SettingValue,
  type Shown,
  type Texts,
  withValue,
} from "./model";
import type { RichValue } from "./rich/richField";

export interface EditorState {
  draft: DraftState;
  saved: Contents;
  /** The section's revision that the draft started from. */
  revision: number;
  /** The draft began on an older revision, whose contents nobody holds any more. */
  isStale: boolean;
  /** What stood against adding an item, by its form and field. */
  formErrors: Readonly<Record<string, ItemErrors>>;
  canUndo: boolean;
  canRedo: boolean;
}

export type Editor = ReturnType<typeof createEditor>;

export function createEditor(
  section: SectionName,
  start: { draft: DraftState; saved: Contents; revision: number; languages: readonly string[]; isStale?: boolean },
) {
  const history = new History<DraftState>();
  const listeners = new Set<() => void>();
  let state: EditorState = { isStale: false, ...start, formErrors: {}, canUndo: false, canRedo: false };

  const publish = (next: Partial<EditorState>) => {
    state = { ...state, ...next, canUndo: history.canUndo, canRedo: history.canRedo };
    for (const listener of listeners) listener();
  };

  let isOneStep = false;
  const change = (place: string, draft: DraftState) => {
    if (!isOneStep) history.record(state.draft, place);
    publish({ draft });
  };

  const contentOf = (language: string): LanguageContent => state.draft.languages[language] ?? emptyContent(section);

  const withContent = (language: string, content: LanguageContent): DraftState => ({
    ...state.draft,
    languages: { ...state.draft.languages, [language]: content },
  });

  const withSetting = (name: string, value: SettingValue): DraftState => {
    const settings = withValue(describe(section).settings, state.draft.shared.settings, name, value);
    return { ...state.draft, shared: { ...state.draft.shared, settings } };
  };

  const listOf = (list: ListDescription, language: string): Item[] =>
    (list.shared ? state.draft.shared.lists : contentOf(language).lists)[list.name] ?? [];

  /** Where lists are one for all languages, those of the others go with it. `back`: what they had of an item that comes back. */
  const withList = (
    list: ListDescription,
    language: string,
    items: Item[],
    back: Readonly<Record<string, Item>> = {},
  ): DraftState => {
    if (list.shared) {
      const shared = { ...state.draft.shared, lists: { ...state.draft.shared.lists, [list.name]: items } };
      return { ...state.draft, shared };
    }
    return { ...state.draft, languages: withItems(section, state.draft, list, language, items, back) };
  };

  const formOf = (list: ListDescription, language: string): ItemForm =>
    state.draft.forms[formKey(list, language)] ?? { editingId: null, values: emptyItem(list) };

  const withForm = (draft: DraftState, list: ListDescription, language: string, form: ItemForm | null): DraftState => {
    const { [formKey(list, language)]: _gone, ...rest } = draft.forms;
    return { ...draft, forms: form ? { ...rest, [formKey(list, language)]: form } : rest };
  };

  return {
    section,
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listOf,
    formOf,
    contentOf,

    setText(language: string, field: string, value: string) {
      const content = contentOf(language);
      const texts = { ...content.texts, [field]: value };
      change(`text:${language}:${field}`, withContent(language, { ...content, texts }));
    },
    /** With what stands out in it. What is made bold is a step of its own; letters that follow each other are one. */
    setRich(language: string, field: string, { text, marks }: RichValue, isTyping: boolean) {
      const content = contentOf(language);
      const texts = marked(describe(section).texts, content.texts, field, text, marks) as Texts;
      change(isTyping ? `text:${language}:${field}` : "", withContent(language, { ...content, texts }));
    },
    setStyle(slot: string, style: TextStyle | null) {
      const styles = { ...state.draft.shared.styles, [slot]: style };
      change(`style:${slot}`, { ...state.draft, shared: { ...state.draft.shared, styles } });
    },
    setSetting(name: string, value: SettingValue, place = "") {
      change(place, withSetting(name, value));
    },
    /** Typed letter by letter, so that it is undone as one thing. */
    setSharedText(name: string, value: string) {
      change(`setting:${name}`, withSetting(name, value));
    },
    setLayout(layout: Option) {
      change("", { ...state.draft, layout });
    },
    /** With settings that go with it: undone as one. */
    chooseLook(chosen: Partial<Look>, settings: Readonly<Record<string, SettingValue>> = {}) {
      const { shared } = state.draft;
      change("", { ...state.draft, ...chosen, shared: { ...shared, settings: { ...shared.settings, ...settings } } });
    },
    setFormValue(list: ListDescription, language: string, field: string, value: FieldValue) {
      const form = formOf(list, language);
      const values = withValue(list.fields, form.values, field, value);
      // What is taken away is a step of its own.
      const place = value === null ? "" : `form:${formKey(list, language)}:${field}`;
      change(place, withForm(state.draft, list, language, { ...form, values }));
      const { [field]: _mended, ...errors } = state.formErrors[formKey(list, language)] ?? {};
      if (_mended) this.setFormErrors(list, language, errors);
    },
    setFormRich(list: ListDescription, language: string, field: string, value: RichValue, isTyping: boolean) {
      const form = formOf(list, language);
      const values = marked(list.fields, form.values, field, value.text, value.marks);
      const draft = withForm(state.draft, list, language, { ...form, values });
      change(isTyping ? `form:${formKey(list, language)}:${field}` : "", draft);
      const { [field]: _mended, ...errors } = state.formErrors[formKey(list, language)] ?? {};
      if (_mended) this.setFormErrors(list, language, errors);
    },
    setFormErrors(list: ListDescription, language: string, errors: ItemErrors) {
      publish({ formErrors: { ...state.formErrors, [formKey(list, language)]: errors } });
    },
    /** Editing works on a copy; the card stays in the list, marked 'en cours'. */
    startEditing(list: ListDescription, language: string, item: Item) {
      const { id, ...values } = item;
      change("", withForm(state.draft, list, language, { editingId: id, values: { ...emptyItem(list), ...values } }));
    },
    hasForm: (list: ListDescription, language: string): boolean => formKey(list, language) in state.draft.forms,
    openForm(list: ListDescription, language: string, form: ItemForm) {
      change("", withForm(state.draft, list, language, form));
    },
    cancelEditing(list: ListDescription, language: string) {
      change("", withForm(state.draft, list, language, null));
    },
    /** 'Ajouter', or 'modifier' while an item is being edited. */
    putItem(list: ListDescription, language: string, id: string, values: Record<string, FieldValue>) {
      const items = listOf(list, language);
      const item = { ...values, id } as Item;
      const isKnown = items.some((kept) => kept.id === id);
      const next = isKnown ? items.map((kept) => (kept.id === id ? item : kept)) : [...items, item];
      change("", withForm(withList(list, language, next), list, language, null));
    },
    /** One field of an item that stands in the list; and of its copy, while that is being edited. With a `place`, what is
     * changed bit by bit is undone as one thing. */
    setItemValue(list: ListDescription, language: string, id: string, field: string, value: FieldValue, place = "") {
      const items = listOf(list, language).map((kept) =>
        kept.id === id ? (withValue(list.fields, kept, field, value) as Item) : kept,
      );
      const draft = withList(list, language, items);
      const form = formOf(list, language);
      const values = withValue(list.fields, form.values, field, value);
      change(place, form.editingId === id ? withForm(draft, list, language, { ...form, values }) : draft);
    },
    /** The whole list, as one step; fields in which one of its items is open follow what has changed in it. */
    setList(list: ListDescription, language: string, items: Item[], place = "") {
      const form = formOf(list, language);
      const before = listOf(list, language).find(({ id }) => id === form.editingId);
      const now = items.find(({ id }) => id === form.editingId);
      const changed = Object.entries(now ?? {}).filter(([name, value]) => name !== "id" && value !== before?.[name]);
      const values = { ...form.values, ...Object.fromEntries(changed) };
      const draft = withList(list, language, items);
      change(place, now && before ? withForm(draft, list, language, { ...form, values }) : draft);
    },
    removeItem(list: ListDescription, language: string, id: string) {
      const draft = withList(
        list,
        language,
        listOf(list, language).filter((kept) => kept.id !== id),
      );
      change("", formOf(list, language).editingId === id ? withForm(draft, list, language, null) : draft);
    },
    insertItem(
      list: ListDescription,
      language: string,
      item: Item,
      position: number,
      translations: Readonly<Record<string, Item>> = {},
    ) {
      const items = listOf(list, language).filter((kept) => kept.id !== item.id);
      const next = [...items.slice(0, position), item, ...items.slice(position)];
      change("", withList(list, language, next, translations));
    },
    /** Each language has lists of its own from now on, or all have one again, and nobody's items are lost. False: they
     * cannot have the same, because an item has another picture or link in another language. */
    setSeparate(isSeparate: boolean, source: string): boolean {
      const next = isSeparate ? withHow(state.draft, "separate") : together(section, state.draft, source, true);
      if (!isSeparate && areSeparate(next)) return false;
      change("", next);
      return true;
    },
    moveItem(list: ListDescription, language: string, id: string, position: number) {
      const items = listOf(list, language);
      const item = items.find((kept) => kept.id === id);
      if (!item) return;
      const rest = items.filter((kept) => kept.id !== id);
      change("", withList(list, language, [...rest.slice(0, position), item, ...rest.slice(position)]));
    },
    setContent(language: string, content: LanguageContent) {
      change("", withContent(language, content));
    },
    replaceDraft(draft: DraftState) {
      change("", draft);
    },
    /** Null: it is accepted. */
    setProposal(key: string, text: string | null) {
      const { proposals, ...draft } = state.draft;
      const { [key]: _gone, ...rest } = proposals ?? {};
      const kept = text === null ? rest : { ...rest, [key]: text };
      change("", Object.keys(kept).length ? { ...draft, proposals: kept } : draft);
    },
    /** All changes of this work are undone together. */
    asOneStep(work: () => void) {
      history.record(state.draft, "");
      isOneStep = true;
      try {
        work();
      } finally {
        isOneStep = false;
      }
    },

    undo() {
      const before = history.undo(state.draft);
      if (before) publish({ draft: before });
    },
    redo() {
      const after = history.redo(state.draft);
      if (after) publish({ draft: after });
    },

    /** After a save, a deletion or a merge: what the server holds now. */
    setSaved(saved: Contents, revision: number) {
      publish({ saved, revision, isStale: false });
    },
    /** What was chosen here for the whole page and sent is the site's now. Another choice made meanwhile still waits. */
    settleLook(sent: Look) {
      const now = lookOf(state.draft);
      const names = Object.keys(now) as (keyof Look)[];
      const settled = Object.fromEntries(names.map((name) => [name, now[name] === sent[name] ? null : now[name]]));
      publish({ draft: { ...state.draft, ...settled } });
    },

    isLanguageChanged: (language: string): boolean => isLanguageChanged(section, state.draft, state.saved, language),
    isSharedChanged: (): boolean => isSharedChanged(section, state.draft, state.saved),
    isChanged: (): boolean => isChanged(section, state.draft, state.saved),
    isUnsaved: (shown: Shown): boolean => isUnsaved(section, state.draft, state.saved, shown),
  };
}
