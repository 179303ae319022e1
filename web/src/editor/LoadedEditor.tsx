// An open editor: its store, its draft kept, its save, form left and preview right.
import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { Schemas } from "../api/client";
import type { SectionName } from "../contract/types.gen";
import { editorWords, sectionTitles } from "../i18n/editor";
import { Segmented } from "../ui/Segmented";
import { keepDraft } from "./draft/keep";
import { openDraft } from "./draft/opening";
import { EditorForm } from "./EditorForm";
import { type Contents, describe } from "./model";
import { ConflictDialog } from "./parts/ConflictDialog";
import { SaveStatus } from "./parts/SaveStatus";
import { StepBar } from "./parts/StepBar";
import { DraftPreview } from "./preview/DraftPreview";
import type { draftsQuery, previewQuery } from "./queries";
import { createEditor } from "./store";
import { EditorContext, useEditorState } from "./useEditor";
import { useSave } from "./useSave";

type DataOf<Query extends { queryFn?: unknown }> = Query extends { queryFn?: (...args: never[]) => infer R }
  ? Awaited<R>
  : never;

interface LoadedEditorProps {
  section: SectionName;
  site: Schemas["SiteOut"];
  preview: DataOf<typeof previewQuery>;
  drafts: DataOf<typeof draftsQuery>;
}

const LANGUAGE_KEY = "editorLanguage";

/** The language stays chosen from one editor to the next. */
function useLanguage(languages: readonly string[]) {
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(() => search.get("lang") ?? sessionStorage.getItem(LANGUAGE_KEY) ?? "");
  const language = languages.includes(chosen) ? chosen : (languages[0] ?? "");
  const choose = (code: string) => {
    sessionStorage.setItem(LANGUAGE_KEY, code);
    setChosen(code);
  };
  return [language, choose] as const;
}

export function LoadedEditor({ section, site, preview, drafts }: LoadedEditorProps) {
  const [language, chooseLanguage] = useLanguage(site.languages);
  const [{ editor, opening }] = useState(() => {
    const saved = preview.snapshot.sections[section] as unknown as Contents;
    const revision = preview.revisions[section] ?? 0;
    const found = openDraft(section, saved, revision, drafts, drafts.drafts);
    const made = createEditor(section, { draft: found.draft, saved, revision, languages: site.languages });
    return { editor: made, opening: found };
  });
  const save = useSave(editor, language);
  const [tab, setTab] = useState<"form" | "preview">("form");
  useEffect(
    () => keepDraft(editor, { site: drafts.site, keys: drafts.keys }, opening.isDraft),
    [editor, opening, drafts.site, drafts.keys],
  );
  useEffect(() => {
    if (opening.staleBase !== null) save.showConflict();
  }, [opening, save.showConflict]);

  const layout = useEditorState(editor, (state) => state.draft.layout);
  const isChanged = useEditorState(editor, () => editor.isChanged());
  const revision = useEditorState(editor, (state) => state.revision);
  const context = useMemo(
    () => ({ editor, language, option: layout ?? site.layout, isPaid: site.isPaid, fieldErrors: save.fieldErrors }),
    [editor, language, layout, site.layout, site.isPaid, save.fieldErrors],
  );
  const filled = useMemo(() => {
    const names = Object.entries(site.sections).filter(([, one]) => one.filled.length || Object.keys(one.items).length);
    return new Set<SectionName | "settings">([
      ...names.map(([name]) => name as SectionName),
      ...(site.languages.length ? (["settings"] as const) : []),
    ]);
  }, [site]);

  return (
    <EditorContext value={context}>
      <StepBar
        filled={filled}
        status={
          <SaveStatus state={save.state} isChanged={isChanged} hasFailed={save.hasFailed} isNew={revision === 0} />
        }
      />
      <div className="editor" data-tab={tab}>
        <div className="editor-tabs">
          <Segmented
            label={sectionTitles[section]}
            isFull
            value={tab}
            onChange={setTab}
            segments={[
              { value: "form", label: editorWords.form },
              { value: "preview", label: editorWords.preview },
            ]}
          />
        </div>
        <EditorForm
          languages={site.languages}
          onChooseLanguage={chooseLanguage}
          isDraftShown={opening.isDraft && isChanged}
          save={save}
        />
        <DraftPreview snapshot={preview.snapshot} language={language || "EN"} anchor={describe(section).anchor} />
      </div>
      {save.conflict && (
        <ConflictDialog
          editor={editor}
          theirs={save.conflict.contents}
          revision={save.conflict.revision}
          onDone={save.closeConflict}
        />
      )}
    </EditorContext>
  );
}
