// Corners and spacing: tried with a click, undone like a move.
import { lookWords as words } from "../../i18n/look";
import { Segmented } from "../../ui/fields/Segmented";
import { choiceLabel, labelOf } from "../labels";
import { describe } from "../model";
import { useDraft, useEditorContext } from "../useEditor";

const names = ["corners", "spacing"] as const;

function Mood({ name }: { name: (typeof names)[number] }) {
  const { editor, fieldErrors } = useEditorContext();
  const value = useDraft((draft) => String(draft.shared.settings[name] ?? ""));
  const values = describe(editor.section).settings.find((field) => field.name === name)?.values ?? [];
  const label = labelOf(editor.section, name);
  const error = fieldErrors[`settings.${name}`] ?? fieldErrors[name];
  return (
    <div>
      <div className="setting-row">
        <span>{label}</span>
        <Segmented
          label={label}
          isSmall
          value={value}
          onChange={(next) => editor.setSetting(name, next)}
          segments={["", ...values].map((mood) => ({
            value: mood,
            label: mood ? (choiceLabel(editor.section, name, mood) ?? mood) : words.moodOfLayout[name],
          }))}
        />
      </div>
      {error && (
        <p className="d-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

export function Moods() {
  const { isPaid } = useEditorContext();
  if (!isPaid) return null;
  return (
    <section className="editor-group" aria-labelledby="moods">
      <h2 id="moods">{words.moods}</h2>
      {names.map((name) => (
        <Mood key={name} name={name} />
      ))}
    </section>
  );
}
