// The texts of one section, and its 'Enregistrer': the same save as its editor's.
import { Languages, Pencil } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { openEditors } from "../../editor/draft/openEditors";
import { titleOf } from "../../editor/labels";
import { ConflictDialog } from "../../editor/parts/ConflictDialog";
import { editorPath } from "../../editor/paths";
import { onlineWord } from "../../editor/saving/onlineWords";
import { useSave } from "../../editor/saving/useSave";
import type { Editor } from "../../editor/store";
import { translationEditorAt } from "../../editor/translation/openTranslationEditor";
import { keyOf, type ListedText } from "../../editor/translation/textList";
import { useEditorState } from "../../editor/useEditor";
import { landingWords } from "../../i18n/dashboard";
import { editorWords } from "../../i18n/editor";
import { publishingWords } from "../../i18n/publishing";
import { translationWords } from "../../i18n/translation";
import { Button, buttonClass } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { Badge } from "../../ui/notices/Badge";
import { Notice } from "../../ui/notices/Notice";
import type { Site } from "../settings";
import { TextRow } from "./TextRow";

interface SectionTextsProps {
  editor: Editor;
  site: Site;
  rows: readonly ListedText[];
  source: string;
  target: string;
}

export function SectionTexts({ editor, site, rows, source, target }: SectionTextsProps) {
  const { section } = editor;
  const title = titleOf(section);
  const { layout: option, isPaid } = site;
  const save = useSave(editor, { language: target, option, isPaid, showsForms: false, said: onlineWord(site) });
  const { showConflict } = save;
  useEffect(() => openEditors.offer(editor, { compare: showConflict }), [editor, showConflict]);
  const isDrafted = useEditorState(editor, () => editor.isUnsaved({ option, isPaid }));
  const isWritten = useEditorState(editor, () => editor.isLanguageChanged(target));
  const isStale = useEditorState(editor, (state) => state.isStale);
  return (
    <section className="d-box txt-box" aria-label={title}>
      <div className="txt-section">
        <h2>{title}</h2>
        {isDrafted && (
          <Badge tone="blue" icon={Pencil}>
            {landingWords.draftInProgress}
          </Badge>
        )}
        <Link
          className={buttonClass({ variant: "quiet", size: "small" })}
          to={translationEditorAt(editorPath(section), target)}
        >
          <Icon of={Languages} />
          {translationWords.translate}
          <span className="sr"> {title}</span>
        </Link>
        {isWritten && (
          <Button size="small" variant="primary" isBusy={save.state !== "idle"} onClick={() => void save.save()}>
            {editorWords.save(target)}
            <span className="sr"> {title}</span>
          </Button>
        )}
      </div>
      {isStale && (
        <Notice
          action={
            <Button size="small" onClick={() => void showConflict()}>
              {publishingWords.compare}
            </Button>
          }
        >
          {publishingWords.elsewhere}
        </Notice>
      )}
      <ul className="txt-list">
        {rows.map((row) => (
          <TextRow key={keyOf(row)} editor={editor} row={row} source={source} target={target} />
        ))}
      </ul>
      {save.conflict && (
        <ConflictDialog
          editor={editor}
          theirs={save.conflict.contents}
          revision={save.conflict.revision}
          onDone={save.closeConflict}
        />
      )}
    </section>
  );
}
