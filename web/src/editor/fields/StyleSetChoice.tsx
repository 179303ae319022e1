// Shown to a new owner once, in the first editor, until he saves it: three sets of styles on his own page. Later every text
// has them in its own small editor.
import { useMemo, useState } from "react";
import { api, newKey, revisionHeaders } from "../../api/client";
import type { SectionDocument, SectionName, StyleSet } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import type { SiteSnapshot } from "../../site/page/snapshot";
import { toastError } from "../../ui/Toasts";
import { editingOrder } from "../chain";
import { type Contents, emptyContent } from "../model";
import { SetPreview } from "../preview/SetPreview";
import { useSavedContents } from "../queries";
import { useSiteTheme } from "../siteTheme";
import { styleSets, stylesOfSet } from "../styleSets";
import { useDraft, useEditorContext, useEditorState } from "../useEditor";

const words = editorWords.style;

/** The sections that nobody has saved yet are stored in the set; there is nothing of theirs to see or to lose. */
function useDressing(language: string) {
  const keepSaved = useSavedContents();
  const { stored } = useEditorContext();
  const [dressed, setDressed] = useState<Partial<Record<SectionName, number>>>({});
  return async (set: StyleSet) => {
    for (const section of editingOrder) {
      const revision = dressed[section] ?? 0;
      if (section === "home" || (stored.revisions[section] ?? 0) > revision) continue;
      const before = stored.snapshot.sections[section] as unknown as Contents;
      const saved: Contents = { ...before, shared: { ...before.shared, styles: stylesOfSet(section, set) } };
      const path = `/api/site/sections/${section}/{language}` as "/api/site/sections/home/{language}";
      const body = {
        content: before.languages[language] ?? emptyContent(section),
        shared: saved.shared,
        themeIndex: null,
        layout: null,
      };
      const headers = { ...revisionHeaders(revision), "Idempotency-Key": newKey() };
      const { data } = await api.PUT(path, { params: { path: { language } }, headers, body: body as never });
      const answer = data as { revision: number };
      setDressed((now) => ({ ...now, [section]: answer.revision }));
      keepSaved(section, saved, answer.revision);
    }
  };
}

export function StyleSetChoice() {
  const { editor, language, option, stored } = useEditorContext();
  const isNew = useEditorState(editor, (state) => state.revision === 0);
  const languages = useDraft((draft) => draft.languages);
  const shared = useDraft((draft) => draft.shared);
  const { index: themeIndex } = useSiteTheme(stored.snapshot.themeIndex);
  const [chosen, setChosen] = useState<StyleSet>("classique");
  const dress = useDressing(language);
  const snapshot = useMemo<SiteSnapshot>(() => {
    const home = { languages, shared } as unknown as SectionDocument<"home">;
    return { ...stored.snapshot, option, themeIndex, sections: { ...stored.snapshot.sections, home } };
  }, [stored.snapshot, option, themeIndex, languages, shared]);
  if (!isNew || editor.section !== "home") return null;

  const choose = (set: StyleSet) => {
    setChosen(set);
    editor.setStyles(stylesOfSet("home", set));
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
            <input type="radio" name="set" value={set} checked={chosen === set} onChange={() => choose(set)} />
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
