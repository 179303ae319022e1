import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { languages as catalogue, constants, languageCodeLetters, otherLanguage } from "../../contract/catalogues.gen";
import { typesiteWords } from "../../i18n/dashboard";
import { isoLanguageName } from "../../i18n/languages";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { Select } from "../../ui/Select";
import { TextInput } from "../../ui/TextInput";
import { toastError } from "../../ui/Toasts";
import { codeFrom } from "./form";

const choices = [
  { value: "", label: typesiteWords.pick },
  ...Object.entries(catalogue).map(([value, label]) => ({ value, label: `${value} ${label}` })),
  { value: otherLanguage, label: otherLanguage },
];

function hintOf(code: string): string {
  if (code.length < languageCodeLetters) return typesiteWords.otherHint;
  const name = isoLanguageName(code);
  return `${name ? typesiteWords.isThisIt(code, name) : typesiteWords.unknownCode(code)} ${typesiteWords.otherHint}`;
}

interface AddLanguageProps {
  /** Null when it was added, otherwise why not. */
  onAdd: (code: string) => string | null;
}

export function AddLanguage({ onAdd }: AddLanguageProps) {
  const [choice, setChoice] = useState("");
  const [written, setWritten] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const isOther = choice === otherLanguage;
  const code = isOther ? codeFrom(written) : choice;

  // The spec's five seconds, at the field as in the toast.
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => setRefusal(null), constants.messageTimeoutMs);
    return () => clearTimeout(timer);
  }, [refusal]);

  const add = () => {
    if (isOther ? code.length < languageCodeLetters : !code) return;
    const reason = onAdd(code);
    setRefusal(reason);
    if (reason) return toastError(reason);
    setChoice("");
    setWritten("");
  };

  return (
    <Field label={typesiteWords.addLanguage} error={refusal} hint={isOther ? hintOf(code) : undefined}>
      {(id, describedBy) => (
        <div className="d-row">
          <Select
            id={id}
            className="d-grow"
            value={choice}
            choices={choices}
            isInvalid={Boolean(refusal)}
            aria-describedby={describedBy}
            onChange={setChoice}
          />
          {isOther && (
            <TextInput
              className="type-code"
              aria-label={typesiteWords.otherCode}
              aria-describedby={describedBy}
              value={written}
              maxLength={12}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              onChange={setWritten}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                // Enter here adds; it does not save the screen.
                event.preventDefault();
                add();
              }}
            />
          )}
          <Button icon={Plus} onClick={add}>
            {typesiteWords.add}
          </Button>
        </div>
      )}
    </Field>
  );
}
