// One text of the section in the language being edited, with its style beneath it.
import { useState } from "react";
import { editorWords } from "../../i18n/editor";
import { Field } from "../../ui/fields/Field";
import { TextArea } from "../../ui/fields/TextArea";
import { TextInput } from "../../ui/fields/TextInput";
import { labelOf } from "../labels";
import { marksName, type TextDescription } from "../model";
import { RichField } from "../rich/RichField";
import { rulesOf } from "../rules";
import { Noted } from "../translation/TranslationNote";
import { useDraft, useEditorContext } from "../useEditor";
import { countOf } from "./countOf";
import { StyleChip, StyleEditor } from "./StyleEditor";

export function TextField({ field }: { field: TextDescription }) {
  const { editor, language, option, ownerName, fieldErrors } = useEditorContext();
  const value = useDraft((draft) => draft.languages[language]?.texts[field.name] ?? "");
  const marks = useDraft((draft) => draft.languages[language]?.texts[marksName(field.name)] ?? "");
  const [isStyling, setStyling] = useState(false);
  const label = labelOf(editor.section, field.name);
  const isTooLong = value.length > field.max_chars;
  const error = isTooLong
    ? editorWords.tooLong(field.max_chars)
    : (fieldErrors[`texts.${field.name}`] ?? fieldErrors[`texts.${marksName(field.name)}`]);
  const standIn = useDraft(({ languages, shared }) =>
    rulesOf(editor.section)?.standIn?.(
      field.name,
      languages[language]?.texts ?? {},
      { option, ownerName, pageLanguage: language },
      shared.settings,
    ),
  );
  const Input = field.multiline ? TextArea : TextInput;
  return (
    <Field
      label={field.optional ? `${label} ${editorWords.optional}` : label}
      error={error}
      hint={isTooLong ? undefined : countOf(value, field.max_chars)}
      aside={field.style && <StyleChip slot={field.style} isOpen={isStyling} onToggle={() => setStyling(!isStyling)} />}
    >
      {(id, described) => (
        <Noted place={field.name} id={id} describedBy={described}>
          {(describedBy) => (
            <>
              {field.rich ? (
                <RichField
                  // Another language is another text.
                  key={language}
                  id={id}
                  name={field.name}
                  label={label}
                  describedBy={describedBy}
                  isInvalid={Boolean(error)}
                  placeholder={standIn || field.default}
                  lang={language.toLowerCase()}
                  text={value}
                  marks={marks}
                  onChange={(next, isTyping) => editor.setRich(language, field.name, next, isTyping)}
                />
              ) : (
                <Input
                  id={id}
                  aria-describedby={describedBy}
                  isInvalid={Boolean(error)}
                  name={field.name}
                  value={value}
                  placeholder={standIn || field.default}
                  dir="auto"
                  lang={language.toLowerCase()}
                  onChange={(text: string) => editor.setText(language, field.name, text)}
                />
              )}
              {field.style && isStyling && <StyleEditor slot={field.style} />}
            </>
          )}
        </Noted>
      )}
    </Field>
  );
}
