// An open editor: its store, its draft kept, its save, form left and preview right. From one section to the next the form
// is another one and the preview stays: drawing the whole page again would take longer than everything else.
import { useCallback, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { Schemas } from "../api/client";
import type { PageSection, SectionName } from "../contract/types.gen";
import { editorWords } from "../i18n/editor";
import { dashboardLanguage } from "../i18n/languages";
import { isHidden } from "../site/page/order";
import { Segmented } from "../ui/fields/Segmented";
import { useDraftedPlaces } from "./draft/draftBadges";
import { openEditors } from "./draft/openEditors";
import { openSection, workOn } from "./draft/openSection";
import { useOtherDrafts } from "./draft/useOtherDrafts";
import { EditorForm } from "./EditorForm";
import { editorLanguage } from "./editorLanguage";
import { leaveQueues } from "./fields/manyPictures";
import { takeOpenForms } from "./fields/putForm";
import { useAskedBefore } from "./LeaveGuard";
import { titleOf } from "./labels";
import { describe, isOfWholeSite } from "./model";
import { findItem, listWithPages, pageOf, usePageAsked } from "./ownPage/ownPage";
import { ConflictDialog } from "./parts/ConflictDialog";
import { PlaceBar } from "./parts/PlaceBar";
import { SaveStatus } from "./parts/SaveStatus";
import { SkipToForm } from "./parts/SkipToForm";
import { StepBar } from "./parts/StepBar";
import { DraftPreview } from "./preview/DraftPreview";
import { type draftsQuery, type previewQuery, useDraftGone } from "./queries";
import { onlineWord, useDraftSavedToast } from "./saving/onlineWords";
import { useSave } from "./saving/useSave";
import { useSiteTheme } from "./siteTheme";
import { isBeside } from "./steps";
import { ChecksProvider } from "./translation/checks";
import { useTranslationEditor } from "./translation/openTranslationEditor";
import { useTranslations } from "./translation/queries";
import { TranslationEditorPreviews } from "./translation/TranslationEditorPreviews";
import { useClickToEdit } from "./useClickToEdit";
import { EditorContext, useEditorState } from "./useEditor";
import { useFilled } from "./useFilled";

type DataOf<Query extends { queryFn?: unknown }> = Query extends { queryFn?: (...args: never[]) => infer R }
  ? Awaited<R>
  : never;

interface LoadedEditorProps {
  section: SectionName;
  site: Schemas["SiteOut"];
  preview: DataOf<typeof previewQuery>;
  drafts: DataOf<typeof draftsQuery>;
}

/** The language stays chosen from one editor to the next. */
function useLanguage(languages: readonly string[]) {
  const asked = useSearchParams()[0].get("lang");
  const [chosen, setChosen] = useState({ asked, code: asked ?? editorLanguage.read() ?? "" });
  if (chosen.asked !== asked) setChosen({ asked, code: asked ?? chosen.code });
  const language = languages.includes(chosen.code) ? chosen.code : (languages[0] ?? "");
  const choose = (code: string) => {
    editorLanguage.write(code);
    setChosen({ asked, code });
  };
  return [language, choose] as const;
}

function open({ section, site, preview, drafts }: LoadedEditorProps, onDropped: (section: SectionName) => void) {
  return { ...openSection(section, site, preview, drafts, onDropped), tab: "form" as "form" | "preview" };
}

/** Opened once per visit to a section: from then on the editor itself is the truth. */
function useOpened(props: LoadedEditorProps) {
  const onDropped = useDraftGone();
  const [kept, setOpened] = useState(() => open(props, onDropped));
  let opened = kept;
  if (kept.section !== props.section) {
    opened = open(props, onDropped);
    setOpened(opened);
  }
  const setTab = useCallback((tab: "form" | "preview") => setOpened((now) => ({ ...now, tab })), []);
  return [opened, setTab] as const;
}

export function LoadedEditor(props: LoadedEditorProps) {
  const { section, site, preview, drafts } = props;
  const [language, chooseLanguage] = useLanguage(site.languages);
  const [{ editor, opening, drafted, tab }, setTab] = useOpened(props);
  useEffect(() => workOn({ section, editor, opening, drafted }), [drafted, editor, opening, section]);
  const others = useOtherDrafts(section, preview, drafts);
  const layout = useEditorState(editor, (state) => state.draft.layout);
  // Chosen in the home editor and not saved yet, the layout is what its owner is working on in the others too.
  const option = layout ?? others.layout ?? site.layout;
  const { isPaid, ownerName } = site;
  const translations = useTranslations(site.languages);
  const bench = useTranslationEditor(translations, language);
  const pageAsked = usePageAsked();
  const pages = listWithPages(section);
  const showsForms = !bench && !(pages && pageAsked);
  const isOfWhole = isOfWholeSite(section);
  const said = isOfWhole ? onlineWord(site) : null;
  const save = useSave(editor, { language, option, isPaid, showsForms, said });
  const { showConflict } = save;
  useEffect(
    () =>
      openEditors.offer(editor, {
        compare: showConflict,
        ...(showsForms && { takeForms: () => takeOpenForms(editor, language, { option, isPaid }) }),
      }),
    [editor, showConflict, showsForms, language, option, isPaid],
  );
  useDraftSavedToast(useMemo(() => (isOfWhole ? [editor] : []), [isOfWhole, editor]));
  useEffect(() => {
    if (opening.staleBase !== null) save.showConflict();
  }, [opening, save.showConflict]);

  const isDrafted = useEditorState(editor, () => editor.isUnsaved({ option, isPaid }));
  const theme = useSiteTheme(site.themeIndex);
  const isChanged = isDrafted || theme.isPending;
  const places = useDraftedPlaces(site);
  const revision = useEditorState(editor, (state) => state.revision);
  const openForm = useCallback(() => setTab("form"), [setTab]);
  const openTarget = useClickToEdit(editor, language, openForm);
  const isOnline = site.isOnline && !site.awaitsAddress;
  const { fieldErrors } = save;
  const storedMedia = preview.snapshot.media;
  const isSectionHidden = isHidden(
    { sections: { ...preview.snapshot.sections, ...others.sections } },
    section as PageSection,
  );
  // Where nothing of the open section stands on the page: what was last moved there.
  const [lookedAt, lookAt] = useState<PageSection | null>(null);
  const openItem = pageAsked && pages ? findItem(editor, pages, language, pageAsked) : undefined;
  const ownPage = openItem && pageOf(openItem) ? (`projet/${openItem.id}` as const) : null;
  const described = lookedAt && isOfWholeSite(section) ? describe(lookedAt) : describe(section);
  const place = ownPage ? { page: ownPage } : described;
  const context = useMemo(
    () => ({
      ...{ editor, language, option, isPaid, isOnline, ownerName, fieldErrors, stored: preview, storedMedia },
      ...{ isHidden: isSectionHidden, lookAt, translations },
    }),
    [
      editor,
      language,
      option,
      isPaid,
      isOnline,
      ownerName,
      fieldErrors,
      preview,
      storedMedia,
      isSectionHidden,
      translations,
    ],
  );
  const filled = useFilled(site);
  const used = useMemo(() => new Set([...filled, ...places]), [filled, places]);
  useEffect(() => () => leaveQueues(editor), [editor]);
  const { ask, guard } = useAskedBefore();

  const status = (
    <SaveStatus state={save.state} isChanged={isChanged} hasFailed={save.hasFailed} isNew={revision === 0} />
  );

  return (
    <EditorContext value={context}>
      <SkipToForm isOfChoices={isOfWhole} />
      {isBeside(section) ? <PlaceBar status={status} /> : <StepBar filled={filled} drafted={places} status={status} />}
      <div className="editor" data-tab={tab}>
        <div className="editor-tabs">
          <Segmented
            label={titleOf(section)}
            isFull
            value={tab}
            onChange={setTab}
            segments={[
              { value: "form", label: editorWords.form },
              { value: "preview", label: editorWords.preview },
            ]}
          />
        </div>
        <ChecksProvider>
          <EditorForm
            key={section}
            languages={site.languages}
            onChooseLanguage={(code) => ask(() => chooseLanguage(code))}
            isDraftShown={opening.isDraft && isDrafted}
            used={used}
            save={save}
          />
        </ChecksProvider>
        {bench ? (
          <TranslationEditorPreviews snapshot={preview.snapshot} others={others.sections} place={place} {...bench} />
        ) : (
          <DraftPreview
            snapshot={preview.snapshot}
            others={others.sections}
            language={language || dashboardLanguage}
            place={place}
            onPick={openTarget}
          />
        )}
      </div>
      {guard}
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
