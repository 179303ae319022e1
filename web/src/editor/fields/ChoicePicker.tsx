// One of a few drawn things: a contact's network, a service's icon. The section says how each is drawn.
import type { SectionName } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import { Lines } from "../../site/parts/Icon";
import { NetworkMark } from "../../site/parts/NetworkMark";
import { choiceLabel } from "../labels";
import type { FieldDescription, ListDescription } from "../model";
import { rulesOf } from "../rules";
import { useEditorContext } from "../useEditor";
import "./items.css";

interface DrawnProps {
  section: SectionName;
  /** `list.field` */
  name: string;
  value: string;
}

export function Drawn({ section, name, value }: DrawnProps) {
  const drawing = rulesOf(section)?.drawings?.[name]?.(value);
  if (!drawing) return null;
  return "mark" in drawing ? <NetworkMark mark={drawing.mark} /> : <Lines of={drawing.lines} />;
}

interface ChoicePickerProps {
  list: ListDescription;
  field: FieldDescription;
  label: string;
  value: string;
  onChange(value: string): void;
}

export function ChoicePicker({ list, field, label, value, onChange }: ChoicePickerProps) {
  const { editor } = useEditorContext();
  const name = `${list.name}.${field.name}`;
  return (
    <div className="d-grid networks" role="radiogroup" aria-label={label}>
      {field.optional && (
        <label className="network">
          <input type="radio" name={field.name} checked={!value} onChange={() => onChange("")} />
          <span>{editorWords.nothingChosen}</span>
        </label>
      )}
      {(field.values ?? []).map((choice) => (
        <label key={choice} className="network" title={choiceLabel(editor.section, name, choice)}>
          <input type="radio" name={field.name} checked={value === choice} onChange={() => onChange(choice)} />
          <Drawn section={editor.section} name={name} value={choice} />
          <span>{choiceLabel(editor.section, name, choice)}</span>
        </label>
      ))}
    </div>
  );
}
