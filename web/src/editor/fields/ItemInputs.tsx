// The inputs of one item, a widget per kind of field. Used for adding and for editing.
import { networks } from "../../contract/catalogues.gen";
import type { Network } from "../../contract/types.gen";
import { editorWords, labels } from "../../i18n/editor";
import { NetworkIcon } from "../../site/parts/NetworkIcon";
import { Field } from "../../ui/Field";
import { Switch } from "../../ui/Switch";
import { TextArea } from "../../ui/TextArea";
import { TextInput } from "../../ui/TextInput";
import type { FieldDescription, FieldValue, ListDescription } from "../model";
import { useEditorContext } from "../useEditor";
import { countOf } from "./countOf";
import { ImageField } from "./ImageField";

interface ItemInputsProps {
  list: ListDescription;
  values: Record<string, FieldValue>;
  errors: Readonly<Record<string, string>>;
  onChange(field: string, value: FieldValue): void;
}

/** The fields that this layout shows. An image that was chosen in another layout is kept, only not asked for. */
export const shownFields = (list: ListDescription, option: string): FieldDescription[] =>
  list.fields.filter((field) => (field.options as readonly string[]).includes(option));

function NetworkPicker({ value, onChange }: { value: string; onChange(network: Network): void }) {
  return (
    <div className="networks" role="radiogroup" aria-label={labels.contact["entries.network"]}>
      {(Object.keys(networks) as Network[]).map((network) => (
        <label key={network} className="network" title={networks[network]}>
          <input type="radio" name="network" checked={value === network} onChange={() => onChange(network)} />
          <NetworkIcon network={network} />
          <span>{networks[network]}</span>
        </label>
      ))}
    </div>
  );
}

export function ItemInputs({ list, values, errors, onChange }: ItemInputsProps) {
  const { editor, language, option } = useEditorContext();
  const labelOf = (field: FieldDescription) => {
    const label = labels[editor.section][`${list.name}.${field.name}`] ?? field.name;
    const isOptional = field.optional && !field.needed_in?.includes(option);
    return isOptional ? `${label} ${editorWords.optional}` : label;
  };
  return shownFields(list, option).map((field) => {
    const label = labelOf(field);
    const value = values[field.name] ?? "";
    const error = errors[field.name];
    switch (field.kind) {
      case "media":
        return (
          <ImageField
            key={field.name}
            label={label}
            accepts="image"
            value={(value as string) || null}
            error={error}
            onChange={(id) => onChange(field.name, id)}
          />
        );
      case "flag":
        return (
          <Switch
            key={field.name}
            label={label}
            isOn={value === true}
            onChange={(isOn) => onChange(field.name, isOn)}
          />
        );
      case "choice":
        return (
          <div key={field.name} className="d-field">
            <NetworkPicker value={value as string} onChange={(network) => onChange(field.name, network)} />
            {error && (
              <p className="d-error" role="alert">
                {error}
              </p>
            )}
          </div>
        );
      default: {
        // A text of a list shared by all languages is kept per language.
        const isLocalized = field.kind === "localized";
        const text = isLocalized ? ((value as Record<string, string>)[language] ?? "") : (value as string);
        const change = (next: string) =>
          onChange(field.name, isLocalized ? { ...(value as Record<string, string>), [language]: next } : next);
        const Input = field.multiline ? TextArea : TextInput;
        const isHidden = list.item === "Position" && field.name === "end" && values.isCurrent === true;
        return isHidden ? null : (
          <Field
            key={field.name}
            label={label}
            error={error}
            hint={field.kind === "month" ? editorWords.badMonth : countOf(text, field.max_chars)}
          >
            {(id, describedBy) => (
              <Input
                id={id}
                aria-describedby={describedBy}
                isInvalid={Boolean(error)}
                name={`${list.name}.${field.name}`}
                value={text}
                dir="auto"
                placeholder={(field.default as string) ?? ""}
                maxLength={field.max_chars}
                onChange={change}
              />
            )}
          </Field>
        );
      }
    }
  });
}
