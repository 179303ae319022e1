// Shown to a new owner once, in the first editor, until he saves it: three sets of styles on his own page. Later every text
// has them in its own small editor.
import { useMemo } from "react";
import { api, newKey, revisionHeaders } from "../../api/client";
import { editingOrder } from "../../contract/sections.gen";
import type { SectionName, StyleSet } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { toastError } from "../../ui/notices/Toasts";
import { isFirstEditor } from "../chain";
import { type Contents, emptyContent, hasData } from "../model";
import { SetPreview } from "../preview/SetPreview";
import { useSavedContents } from "../queries";
import { useSiteTheme } from "../siteTheme";
import { setOf, styleSets, stylesOfSet } from "../styleSets";
import { useDraft, useEditorContext, useEditorState } from "../useEditor";
import "./choices.css";

const words = editorWords.style;

/** Nothing written, nothing dressed by hand: there is nothing of the owner's to change or to lose. */
const isBare = (section: SectionName, { languages, shared }: Contents): boolean =>
  setOf(section, shared.styles) !== null &&
  [shared, ...Object.values(languages)].every(({ lists }) => Object.values(lists).every((items) => !items.length)) &&
  !Object.values(languages).some(hasData);

/** Stores the other sections in this set, as long as they are bare; the open one is the draft's. */
function useDressing(language: string) {
  const keepSaved = useSavedContents();
  const { stored } = useEditorContext();
  return async (set: StyleSet) => {
    for (const section of editingOrder) {
      const before = stored.snapshot.sections[section] as unknown as Contents;
      if (isFirstEditor(section) || !isBare(section, before)) continue;
      const saved: Contents = { ...before, shared: { ...before.shared, styles: stylesOfSet(section, set) } };
      const path = `/api/site/sections/${section}/{language}` as "/api/site/sections/home/{language}";
      const content = before.languages[language] ?? emptyContent(section);
      const body = { content, shared: saved.shared, themeIndex: null, layout: null };
      const headers = { ...revisionHeaders(stored.revisions[section] ?? 0), "Idempotency-Key": newKey() };
      const { data } = await api.PUT(path, { params: { path: { language } }, headers, body: body as never });
      keepSaved(section, saved, (data as { revision: number }).revision);
    }
  };
}

export function StyleSetChoice() {
  const { editor, language, option, stored } = useEditorContext();
  const isNew = useEditorState(editor, (state) => state.revision === 0);
  const languages = useDraft((draft) => draft.languages);
  const shared = useDraft((draft) => draft.shared);
  const { index: themeIndex } = useSiteTheme(stored.snapshot.themeIndex);
  const dress = useDressing(language);
  const snapshot = useMemo<SiteSnapshot>(() => {
    const sections = { ...stored.snapshot.sections, [editor.section]: { languages, shared } };
    return { ...stored.snapshot, option, themeIndex, sections };
  }, [stored.snapshot, option, themeIndex, editor.section, languages, shared]);
  if (!isNew || !isFirstEditor(editor.section)) return null;

  const choose = (set: StyleSet) => {
    editor.setStyles(stylesOfSet(editor.section, set));
    dress(set).catch(() => toastError(editorWords.setFailed));
  };
  return (
    <section className="editor-group">
      <div>
        <h2 id="set-choice">{words.set}</h2>
        <p className="editor-hint">{editorWords.setHint}</p>
      </div>
      <div className="layout-options" role="radiogroup" aria-labelledby="set-choice">
        {styleSets.map((set) => (
          <label key={set} className="layout-option">
            <input
              type="radio"
              name="set"
              value={set}
              checked={setOf(editor.section, shared.styles) === set}
              onChange={() => choose(set)}
            />
            <SetPreview snapshot={snapshot} language={language} set={set} />
            <span className="layout-name">
              <b>{words.sets[set]}</b>
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}
