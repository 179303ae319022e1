// A file that is either sent by its owner or made from the site: the CV. What is looked at here is put to use by a button,
// so that a free owner may look too, and so that looking at another source changes nothing.
import { Check } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { cvWords } from "../../i18n/cv";
import { editorWords } from "../../i18n/editor";
import { Button } from "../../ui/buttons/Button";
import { Segmented } from "../../ui/fields/Segmented";
import { Icon } from "../../ui/Icon";
import { choiceLabel, labelOf } from "../labels";
import type { FieldDescription } from "../model";
import { siteSettingsPath } from "../paths";
import type { Editor } from "../store";
import { useDraft, useEditorContext } from "../useEditor";
import { MadeFile } from "./MadeFile";
import { SettingField } from "./SettingFields";
import "./styles.css";
import "./files.css";

/** Another language draws the form anew; what was looked at stays. */
const lookedAt = new WeakMap<Editor, string>();

export function SourcedFile({ file, source }: { file: FieldDescription; source: FieldDescription }) {
  const { editor, isPaid } = useEditorContext();
  const sent = String(source.default);
  const used = useDraft((draft) => String(draft.shared.settings[source.name] ?? sent));
  const values = (source.values ?? []).filter((value) => isPaid || value !== sent);
  const [looked, setLooked] = useState(lookedAt.get(editor) ?? used);
  const look = (value: string) => {
    lookedAt.set(editor, value);
    setLooked(value);
  };
  // A free owner has none in use: nothing is made before he asks.
  const shown = values.includes(looked) ? looked : "";
  const isMade = shown !== "" && shown !== sent;
  const label = isPaid ? labelOf(editor.section, source.name) : cvWords.freeLabel;
  return (
    <div className="sourced" data-field={source.name}>
      <div className="setting-row">
        <span>{label}</span>
        <Segmented
          label={label}
          isSmall
          value={shown}
          onChange={look}
          segments={values.map((value) => ({
            value,
            label: choiceLabel(editor.section, source.name, value) ?? value,
          }))}
        />
      </div>
      {!isPaid && (
        <p className="d-hint">
          {cvWords.free} <Link to={siteSettingsPath}>{editorWords.paidMore}</Link>
        </p>
      )}
      {isPaid && shown !== "" && shown !== used && (
        <Button size="small" variant="line" onClick={() => editor.setSetting(source.name, shown)}>
          {cvWords.use}
        </Button>
      )}
      {isMade && shown === used && (
        <p className="d-hint sourced-used">
          <Icon of={Check} />
          {cvWords.used}
        </p>
      )}
      {shown === sent && <SettingField field={file} />}
      {isMade && <MadeFile template={shown} />}
    </div>
  );
}
