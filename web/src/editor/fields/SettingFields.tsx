// What all languages share of a section besides its texts: files, visibility, shape, size, the carousel's variant.
import { editorWords } from "../../i18n/editor";
import { Field } from "../../ui/fields/Field";
import { Segmented } from "../../ui/fields/Segmented";
import { Switch } from "../../ui/fields/Switch";
import { TextArea } from "../../ui/fields/TextArea";
import { TextInput } from "../../ui/fields/TextInput";
import { choiceLabel, labelOf, switchLabel } from "../labels";
import { useMedia } from "../media";
import { describe, type FieldDescription, focusFieldOf } from "../model";
import { useSavedContents } from "../queries";
import { deleteFile } from "../saving/deletion";
import { useDraft, useEditorContext } from "../useEditor";
import { countOf } from "./countOf";
import { FileField } from "./FileField";
import { ImageField } from "./ImageField";
import "./styles.css";

/** A drawing in one colour is shown in the theme's; here its owner reads so, and may keep it as it is. */
function OwnColours({ field }: { field: FieldDescription }) {
  const { editor } = useEditorContext();
  const keeps = useDraft((draft) => draft.shared.settings[field.name]) === true;
  const drawing = useMedia(useDraft((draft) => draft.shared.settings[field.about ?? ""] as string | null) ?? null);
  if (!drawing?.isOneColour) return null;
  return (
    <>
      <p className="d-hint" id="logo-colours">
        {editorWords.logoColours}
      </p>
      <Switch
        label={labelOf(editor.section, field.name)}
        isOn={keeps}
        describedBy="logo-colours"
        onChange={(next) => editor.setSetting(field.name, next)}
      />
    </>
  );
}

/** A text that all languages share: a name, an address. */
function SharedText({ field }: { field: FieldDescription }) {
  const { editor, fieldErrors } = useEditorContext();
  const value = useDraft((draft) => String(draft.shared.settings[field.name] ?? ""));
  const label = labelOf(editor.section, field.name);
  const most = field.max_chars ?? 0;
  const isTooLong = value.length > most;
  const error = isTooLong ? editorWords.tooLong(most) : fieldErrors[`settings.${field.name}`];
  const Input = field.multiline ? TextArea : TextInput;
  return (
    <Field
      label={field.optional ? `${label} ${editorWords.optional}` : label}
      error={error}
      hint={isTooLong ? undefined : countOf(value, most)}
    >
      {(id, describedBy) => (
        <Input
          id={id}
          aria-describedby={describedBy}
          isInvalid={Boolean(error)}
          name={field.name}
          value={value}
          dir="auto"
          onChange={(text: string) => editor.setSharedText(field.name, text)}
        />
      )}
    </Field>
  );
}

export function SettingField({ field }: { field: FieldDescription }) {
  const { editor, isPaid } = useEditorContext();
  const saved = useSavedContents();
  const settings = useDraft((draft) => draft.shared.settings);
  const value = settings[field.name];
  const label = labelOf(editor.section, field.name);
  // A free site has no CV, so there is nothing to show or hide either.
  const about = describe(editor.section).settings.find((setting) => setting.name === field.about);
  if ((field.paid || about?.paid) && !isPaid) return null;
  if (field.in_one_colour) return <OwnColours field={field} />;
  switch (field.kind) {
    case "focus":
      return null; // asked for with its picture
    case "media": {
      const focus = focusFieldOf(describe(editor.section).settings, field.name);
      const Widget = field.accepts === "file" ? FileField : ImageField;
      return (
        <div data-field={field.name}>
          <Widget
            label={label}
            accepts={field.accepts ?? "image"}
            value={(value as string | null) ?? null}
            focus={
              focus
                ? {
                    value: (settings[focus] as string | undefined) || null,
                    onChange: (chosen) => editor.setSetting(focus, chosen, chosen ? `focus:${focus}` : ""),
                  }
                : undefined
            }
            onChange={(id) => {
              if (id) editor.setSetting(field.name, id);
              else
                void deleteFile(editor, field.name, (contents, revision) => saved(editor.section, contents, revision));
            }}
          />
        </div>
      );
    }
    case "text":
      return <SharedText field={field} />;
    case "flag": {
      const isOn = value === true;
      const words = switchLabel(editor.section, field.name, isOn);
      return <Switch label={words} isOn={isOn} onChange={(next) => editor.setSetting(field.name, next)} />;
    }
    default:
      return (
        <div className="setting-row">
          <span>{label}</span>
          <Segmented
            label={label}
            isSmall
            value={String(value ?? field.default ?? "")}
            onChange={(next) => editor.setSetting(field.name, next)}
            segments={(field.values ?? []).map((choice) => ({
              value: choice as string,
              label: choiceLabel(editor.section, field.name, choice) ?? choice,
            }))}
          />
        </div>
      );
  }
}
