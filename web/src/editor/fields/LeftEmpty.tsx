// Beneath a text that something else stands in for: whether it stays empty.
import { editorWords } from "../../i18n/editor";
import { Switch } from "../../ui/fields/Switch";
import { labelOf } from "../labels";
import { describe, type TextDescription } from "../model";
import { useDraft, useEditorContext } from "../useEditor";

export function LeftEmpty({ field }: { field: TextDescription }) {
  const { editor, language, ownerName } = useEditorContext();
  const { texts, settings } = describe(editor.section);
  const flag = field.part ? settings.find(({ of_part }) => of_part === field.part) : undefined;
  const isOn = useDraft((draft) => flag !== undefined && draft.shared.settings[flag.name] === true);
  // What was written for another layout stands there first.
  const isWritten = useDraft((draft) =>
    texts.some(({ name, part }) => part === field.part && draft.languages[language]?.texts[name]?.trim()),
  );
  if (!flag || isWritten) return null;
  const hint = `${field.name}-left-empty`;
  return (
    <div>
      <Switch
        label={labelOf(editor.section, flag.name)}
        isOn={isOn}
        describedBy={hint}
        onChange={(next) => editor.setSetting(flag.name, next)}
      />
      <p className="d-hint" id={hint}>
        {isOn ? editorWords.noTitle : editorWords.nameForTitle(ownerName)}
      </p>
    </div>
  );
}
