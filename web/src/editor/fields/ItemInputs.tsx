// The inputs of one item, a widget per kind of field. Used for adding and for editing.
import { editorWords } from "../../i18n/editor";
import { Field } from "../../ui/fields/Field";
import { Switch } from "../../ui/fields/Switch";
import { TextArea } from "../../ui/fields/TextArea";
import { TextInput } from "../../ui/fields/TextInput";
import { labelOf } from "../labels";
import {
  type FieldDescription,
  type FieldValue,
  focusFieldOf,
  type ListDescription,
  marksName,
  shownFields,
} from "../model";
import { offeredFor } from "../offeredLinks";
import { RichField } from "../rich/RichField";
import { Noted } from "../translation/TranslationNote";
import { useEditorContext } from "../useEditor";
import { ChoicePicker } from "./ChoicePicker";
import { countOf } from "./countOf";
import { ImageField } from "./ImageField";
import { isIdle, namedAfter } from "./itemRules";
import { OfferedLink } from "./LinkOffers";

interface ItemInputsProps {
  list: ListDescription;
  values: Record<string, FieldValue>;
  errors: Readonly<Record<string, string>>;
  onChange(field: string, value: FieldValue): void;
  /** Of an item that is new: several pictures make several. */
  onSeveral?: ((files: readonly File[]) => void) | undefined;
}

export function ItemInputs({ list, values, errors, onChange, onSeveral }: ItemInputsProps) {
  const { editor, language, option } = useEditorContext();
  const fullLabel = (field: FieldDescription) => {
    const label = labelOf(editor.section, `${list.name}.${field.name}`);
    const isOptional = field.optional && !field.needed;
    return isOptional ? `${label} ${editorWords.optional}` : label;
  };
  const { editingId } = editor.formOf(list, language);
  const placeOf = ({ name }: FieldDescription) => (editingId ? `${list.name}/${editingId}/${name}` : null);
  const asked = shownFields(list, option).filter((field) => !isIdle(field, values));
  return asked.map((field) => {
    const label = fullLabel(field);
    const value = values[field.name] ?? "";
    const error = errors[field.name];
    switch (field.kind) {
      case "focus":
        return null; // asked for with its picture
      case "media": {
        const focus = focusFieldOf(list.fields, field.name);
        return (
          <ImageField
            key={field.name}
            label={label}
            accepts="image"
            value={(value as string) || null}
            error={error}
            onChange={(id) => onChange(field.name, id)}
            onSeveral={onSeveral}
            focus={
              focus
                ? {
                    value: (values[focus] as string | undefined) || null,
                    onChange: (chosen) => onChange(focus, chosen),
                  }
                : undefined
            }
          />
        );
      }
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
            <ChoicePicker
              list={list}
              field={field}
              label={label}
              value={value as string}
              onChange={(chosen) => {
                const named = namedAfter(editor.section, list, field.name, values, chosen);
                onChange(field.name, chosen);
                for (const [name, text] of Object.entries(named)) onChange(name, text);
              }}
            />
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
        return (
          <Field
            key={field.name}
            label={label}
            error={error}
            hint={field.kind === "month" ? editorWords.badMonth : countOf(text, field.max_chars)}
          >
            {(id, described) => (
              <Noted place={placeOf(field)} id={id} describedBy={described}>
                {(describedBy) => (
                  <>
                    {field.rich ? (
                      <RichField
                        key={`${language} ${editor.formOf(list, language).editingId}`}
                        id={id}
                        name={`${list.name}.${field.name}`}
                        label={label}
                        describedBy={describedBy}
                        isInvalid={Boolean(error)}
                        placeholder={(field.default as string) ?? ""}
                        text={text}
                        marks={(values[marksName(field.name)] as string | undefined) ?? ""}
                        maxLength={field.max_chars}
                        onChange={(next, isTyping) => editor.setFormRich(list, language, field.name, next, isTyping)}
                      />
                    ) : (
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
                    <OfferedLink link={offeredFor(field, values)} inputId={id} onTake={change} />
                  </>
                )}
              </Noted>
            )}
          </Field>
        );
      }
    }
  });
}
