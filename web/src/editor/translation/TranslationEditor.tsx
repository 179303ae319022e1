// The bench: each text of the section beneath the one that it is made from; lists item by item. Tab leads from text to text.

import { translationWords as words } from "../../i18n/translation";
import { labelOf } from "../labels";
import { describe } from "../model";
import { useDraft, useEditorContext } from "../useEditor";
import { itemPairs, textsOf } from "./places";
import { saysNothing } from "./state";
import { TranslationEditorField } from "./TranslationEditorField";
import { TranslationEditorHead } from "./TranslationEditorHead";
import { TranslationEditorList } from "./TranslationEditorList";
import "./bench.css";

export function TranslationEditor({ languages, source }: { languages: readonly string[]; source: string }) {
  const { editor, language, option, fieldErrors } = useEditorContext();
  // Read for their identity: whatever changes in the draft is drawn.
  useDraft((draft) => draft.languages);
  useDraft((draft) => draft.shared);
  useDraft((draft) => draft.proposals);
  const { draft } = editor.read();
  const described = describe(editor.section);
  const texts = textsOf(editor.section, draft, source, option);
  const items = itemPairs(editor.section, draft, source, language);
  const fields = described.texts.filter(({ name }) => !saysNothing(texts.get(name) ?? ""));
  return (
    <>
      <TranslationEditorHead languages={languages} source={source} />
      {fields.length > 0 && (
        <section className="editor-group">
          <h2>{words.texts}</h2>
          {fields.map((field) => (
            <TranslationEditorField
              key={field.name}
              place={field.name}
              field={field}
              label={labelOf(editor.section, field.name)}
              sourceText={texts.get(field.name) ?? ""}
              source={source}
              error={fieldErrors[`texts.${field.name}`]}
            />
          ))}
        </section>
      )}
      {described.lists
        .filter((list) => list.options.includes(option))
        .map((list) => (
          <TranslationEditorList key={list.name} list={list} source={source} texts={texts} items={items} />
        ))}
    </>
  );
}
