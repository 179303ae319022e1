import { useState } from "react";
import { factorWords } from "../../../i18n/factors";
import { Field } from "../../../ui/fields/Field";
import { TextInput } from "../../../ui/fields/TextInput";
import "./factor.css";

const words = factorWords.code;

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  label?: string;
  /** A recovery code will do as well; while the factor is being set up there is none yet. */
  hasSpare?: boolean;
}

/** Six digits, from the app or offered by the phone itself; or a recovery code, which has letters. */
export function CodeField({ value, onChange, error, label = words.label, hasSpare = true }: CodeFieldProps) {
  const [isSpare, setIsSpare] = useState(false);
  const turn = () => {
    setIsSpare(!isSpare);
    onChange("");
  };
  return (
    <Field
      label={isSpare ? words.spareLabel : label}
      error={error}
      aside={
        hasSpare && (
          <button type="button" className="factor-turn" onClick={turn}>
            {isSpare ? words.useApp : words.useSpare}
          </button>
        )
      }
    >
      {(id, describedBy) => (
        <TextInput
          key={isSpare ? "spare" : "app"}
          id={id}
          className="factor-code"
          name="code"
          inputMode={isSpare ? "text" : "numeric"}
          autoComplete={isSpare ? "off" : "one-time-code"}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={isSpare ? 40 : 12}
          aria-describedby={describedBy}
          autoFocus
          required
          value={value}
          onChange={onChange}
          isInvalid={error !== undefined}
        />
      )}
    </Field>
  );
}
