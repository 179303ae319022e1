// The form column: languages, the layout (home), the section's texts, files and lists, and the way on.
import { ArrowLeft, ArrowRight, History as HistoryIcon, Redo2, Share2, Undo2 } from "lucide-react";
import { Fragment, type KeyboardEvent } from "react";
import { Link } from "react-router";
import type { SectionName } from "../contract/types.gen";
import { appearanceWords } from "../i18n/appearance";
import { editorWords } from "../i18n/editor";
import { versionIn } from "../i18n/languages";
import { legalEditorWords } from "../i18n/legal";
import { reviewWords } from "../i18n/reviews";
import { sharingWords } from "../i18n/sharing";
import { Button, buttonClass } from "../ui/buttons/Button";
import { IconButton } from "../ui/buttons/IconButton";
import { Hinted } from "../ui/hints/Hint";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/notices/Notice";
import { Appearance } from "./appearance/Appearance";
import { LookLine } from "./appearance/LookLine";
import { nothingChosen } from "./draft/pendingAppearance";
import { LayoutChoice } from "./fields/LayoutChoice";
import { LeftEmpty } from "./fields/LeftEmpty";
import { LegalHint } from "./fields/LegalHint";
import { ListField } from "./fields/ListField";
import { PaidHint } from "./fields/PaidHint";
import { SeparateLists } from "./fields/SeparateLists";
import { SettingField } from "./fields/SettingFields";
import { SourcedFile } from "./fields/SourcedFile";
import { TextField } from "./fields/TextField";
import { titleOf } from "./labels";
import { describe, type FieldDescription, isOfWholeSite, shownLists } from "./model";
import { OwnPageForm } from "./ownPage/OwnPageForm";
import { listWithPages, usePageAsked } from "./ownPage/ownPage";
import { CopyFrom } from "./parts/CopyFrom";
import { LanguageBar } from "./parts/LanguageBar";
import { reviewLinksPath, siteSettingsPath, versionsOf } from "./paths";
import { SectionRemarks } from "./remarks/EditorRemarks";
import type { Save } from "./saving/useSave";
import { isEditor, isFirstEditor, neighbours, type Used } from "./steps";
import { translationEditorAt, useTranslationEditor } from "./translation/openTranslationEditor";
import { TranslationEditor } from "./translation/TranslationEditor";
import { TranslationEditorLink } from "./translation/TranslationEditorLink";
import { useEditorContext, useEditorState } from "./useEditor";

interface EditorFormProps {
  languages: readonly string[];
  onChooseLanguage(language: string): void;
  isDraftShown: boolean;
  /** The sections in use: the way leads through them. */
  used: Used;
  save: Save;
}

function History() {
  const { editor } = useEditorContext();
  const canUndo = useEditorState(editor, (state) => state.canUndo);
  const canRedo = useEditorState(editor, (state) => state.canRedo);
  return (
    <div className="editor-history">
      <IconButton label={editorWords.undoTyping} icon={Undo2} disabled={!canUndo} onClick={editor.undo} />
      <IconButton label={editorWords.redoTyping} icon={Redo2} disabled={!canRedo} onClick={editor.redo} />
      <Link className="d-icon-btn" to={versionsOf(editor.section)} title={editorWords.versions}>
        <Icon of={HistoryIcon} />
        <span className="sr">{editorWords.versions}</span>
      </Link>
    </div>
  );
}

/** What a section is for, where its name does not say it. */
const abouts: Partial<Record<SectionName, string>> = { sharing: sharingWords.about, legal: legalEditorWords.about };

const FileOf = ({ field, source }: { field: FieldDescription; source: FieldDescription | undefined }) =>
  source ? <SourcedFile file={field} source={source} /> : <SettingField field={field} />;

function Fields() {
  const { editor, option, isPaid } = useEditorContext();
  const { texts, settings } = describe(editor.section);
  const isShown = (field: { options: readonly string[] }) => field.options.includes(option);
  const files = settings.filter((field) => field.kind === "media" && isShown(field));
  // The words for those who do not see a picture stand beneath that picture.
  const altOf = (file: { name: string }) => texts.find((field) => field.alt_of === file.name && isShown(field));
  const alts = files.map(altOf);
  const sourceOf = (file: { name: string }) =>
    settings.find((field) => field.kind === "source" && field.about === file.name);
  const switches = settings.filter(
    (field) => !["media", "source", "text"].includes(field.kind) && !field.of_part && isShown(field),
  );
  const lists = shownLists(editor.section, { option, isPaid });
  const sharedTexts = settings.filter((field) => field.kind === "text" && isShown(field));
  const about = abouts[editor.section];
  const title = <h2>{editorWords.texts}</h2>;
  return (
    <>
      {sharedTexts.length > 0 && (
        <section className="editor-group">
          <h2>{editorWords.sharedTexts}</h2>
          {sharedTexts.map((field) => (
            <SettingField key={field.name} field={field} />
          ))}
        </section>
      )}
      <section className="editor-group">
        {about ? (
          <Hinted name={editor.section} about={titleOf(editor.section)} text={about}>
            {title}
          </Hinted>
        ) : (
          title
        )}
        {texts
          .filter((field) => isShown(field) && !alts.includes(field))
          .map((field) => (
            <Fragment key={field.name}>
              <TextField field={field} />
              <LeftEmpty field={field} />
            </Fragment>
          ))}
      </section>
      {(files.length > 0 || switches.length > 0) && (
        <section className="editor-group">
          <h2>{files.length ? editorWords.files : editorWords.display}</h2>
          {files.map((field, place) => (
            <Fragment key={field.name}>
              <FileOf field={field} source={sourceOf(field)} />
              {alts[place] && <TextField field={alts[place]} />}
            </Fragment>
          ))}
          {switches.map((field) => (
            <SettingField key={field.name} field={field} />
          ))}
          <PaidHint />
        </section>
      )}
      {lists.map((list) => (
        <ListField key={list.name} list={list} />
      ))}
      {lists.some(({ shared }) => !shared) && <SeparateLists />}
    </>
  );
}

export function EditorForm({ languages, onChooseLanguage, isDraftShown, used, save }: EditorFormProps) {
  const { editor, language, isOnline, translations } = useEditorContext();
  const state = isOnline ? "online" : "notOnline";
  const bench = useTranslationEditor(translations, language);
  const { back, next } = neighbours(editor.section, used);
  // Who translates goes on translating in the next section.
  const toward = (path: string): string => (bench && isEditor(path) ? translationEditorAt(path, language) : path);
  const isWhole = isOfWholeSite(editor.section);
  const pages = listWithPages(editor.section);
  const pageAsked = usePageAsked();
  const saveWords = isWhole ? appearanceWords.save : editorWords.save(language);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === "z" || key === "y") {
      event.preventDefault();
      if (key === "y" || event.shiftKey) editor.redo();
      else editor.undo();
    }
    if (key === "s") {
      event.preventDefault();
      void save.save();
    }
  };

  return (
    <form
      className="editor-form"
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save.save();
      }}
    >
      <div className="editor-fields">
        <header className="editor-head">
          <h1>{titleOf(editor.section)}</h1>
          <Link
            className={buttonClass({ variant: "quiet", size: "small", className: "editor-share" })}
            to={reviewLinksPath}
            title={reviewWords.share}
          >
            <Icon of={Share2} />
            <span>{reviewWords.share}</span>
          </Link>
          <History />
        </header>
        {!isWhole && <LanguageBar languages={languages} current={language} onChoose={onChooseLanguage} />}
        {isDraftShown && (
          <Notice
            tone="warning"
            action={
              <Button
                size="small"
                variant="line"
                onClick={() => {
                  const { saved } = editor.read();
                  editor.replaceDraft({ ...saved, ...nothingChosen, forms: {} });
                }}
              >
                {editorWords.backToSaved}
              </Button>
            }
          >
            {editorWords.draftShown}
          </Notice>
        )}
        {language && pages && pageAsked ? (
          <OwnPageForm key={language} list={pages} id={pageAsked} />
        ) : bench ? (
          <TranslationEditor key={language} languages={languages} source={bench.source} />
        ) : language ? (
          <>
            <SectionRemarks />
            <LegalHint />
            <div className="editor-copy">
              <TranslationEditorLink languages={languages} />
              <CopyFrom languages={languages} />
            </div>
            {isWhole ? <Appearance /> : <LookLine />}
            {isFirstEditor(editor.section) && <LayoutChoice />}
            {!isWhole && <Fields key={language} />}
          </>
        ) : (
          <Link className={buttonClass({ variant: "primary" })} to={siteSettingsPath}>
            {editorWords.chooseLanguage}
          </Link>
        )}
      </div>
      <footer className="editor-foot">
        {language && (
          <p className="editor-foot-says" id="save-does">
            {isWhole ? appearanceWords.saveDoes[state] : editorWords.saveDoes[state](versionIn(language))}
          </p>
        )}
        <Link className={buttonClass({ variant: "quiet" })} to={toward(back)}>
          <Icon of={ArrowLeft} />
          {editorWords.back}
        </Link>
        <span className="editor-foot-end">
          {language && (
            <Button type="submit" variant="primary" aria-describedby="save-does" isBusy={save.state !== "idle"}>
              {save.state === "idle" ? saveWords : editorWords.saving}
            </Button>
          )}
          {next && (
            <Link className={buttonClass({ variant: "line" })} to={toward(next)}>
              {editorWords.next}
              <Icon of={ArrowRight} />
            </Link>
          )}
        </span>
      </footer>
    </form>
  );
}
