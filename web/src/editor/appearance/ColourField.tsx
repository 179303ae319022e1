// One colour: picked by the browser's own means, or written. What is half written is nobody's colour yet; left so, it is told.
import { useState } from "react";
import { lookWords as words } from "../../i18n/look";
import { isHex } from "../../site/page/theme/colour";
import type { Colours } from "../../site/page/theme/derive";
import { Field } from "../../ui/fields/Field";
import { TextInput } from "../../ui/fields/TextInput";
import { useDraft, useEditorContext } from "../useEditor";

/** '1D4ED8' and '#abc' are understood. */
export function colourFrom(written: string): string | null {
  const plain = written.trim().replace(/^#/, "").toLowerCase();
  const whole = plain.length === 3 ? plain.replace(/./g, "$&$&") : plain;
  return isHex(`#${whole}`) ? `#${whole}` : null;
}

export function ColourField({ name }: { name: keyof Colours }) {
  const { editor, fieldErrors } = useEditorContext();
  const value = useDraft((draft) => String(draft.shared.settings[name] ?? ""));
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed === null && !isHex(value);
  const error = isWrong ? words.badColour : fieldErrors[`settings.${name}`];
  const label = words.picks[name];
  // Steps of a slider and letters of a code are one step of Ctrl+Z.
  const set = (colour: string) => editor.setSharedText(name, colour);

  const write = (text: string) => {
    // Three letters may be the beginning of six.
    const colour = text.replace("#", "").trim().length === 6 ? colourFrom(text) : null;
    setTyped(colour ? null : text);
    if (colour) set(colour);
  };
  const leave = () => {
    if (typed === null) return;
    setTyped(null);
    set(colourFrom(typed) ?? typed.trim());
  };
  return (
    <Field label={label} error={error}>
      {(id, describedBy) => (
        <span className="colour-field">
          <input
            type="color"
            className="colour-pick"
            aria-label={words.pick(label)}
            value={isHex(value) ? value : "#000000"}
            onChange={(event) => {
              setTyped(null);
              set(event.target.value);
            }}
          />
          <TextInput
            id={id}
            aria-describedby={describedBy}
            isInvalid={Boolean(error)}
            name={name}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            maxLength={16}
            value={typed ?? value}
            onChange={write}
            onBlur={leave}
          />
        </span>
      )}
    </Field>
  );
}
