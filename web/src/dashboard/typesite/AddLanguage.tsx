import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { constants } from "../../contract/catalogues.gen";
import { languageCodeLetters } from "../../contract/choices.gen";
import { typesiteWords } from "../../i18n/dashboard";
import { isoLanguageName, languageName } from "../../i18n/languages";
import { Button } from "../../ui/buttons/Button";
import { Field } from "../../ui/fields/Field";
import { toastError } from "../../ui/notices/Toasts";
import { LanguagePicker, writtenAs } from "./LanguagePicker";
import { browserLanguage, everyLanguage, languagesFor, meantBy } from "./languageList";

/** Of one that was taken from the list. */
const codeOf = (written: string): string | undefined => /\(([A-Z]{2})\)$/.exec(written)?.[1];
const chosenCode = (written: string): string | null => codeOf(written) ?? meantBy(written);

/** Said before it is added: which language that is, or that it is none we know (D43). */
function hintOf(written: string): string {
  const code = chosenCode(written);
  if (!code) return typesiteWords.searchHint;
  const isName = !codeOf(written) && written.trim().length > languageCodeLetters;
  if (isName && !languagesFor(written).length) return typesiteWords.noSuchLanguage(code);
  return isoLanguageName(code) ? typesiteWords.willAdd(code, languageName(code)) : typesiteWords.unknownCode(code);
}

/** What the address asks for, or a newcomer's own language, stands there already; it is added by 'Ajouter' alone. */
function offered(asked: string | null, hasLanguages: boolean): string {
  const code = asked ?? (hasLanguages ? null : browserLanguage());
  const language = everyLanguage().find((known) => known.code === code);
  return language ? writtenAs(language) : "";
}

interface AddLanguageProps {
  hasLanguages: boolean;
  /** Null when it was added, otherwise why not. */
  onAdd: (code: string) => string | null;
}

export function AddLanguage({ hasLanguages, onAdd }: AddLanguageProps) {
  const asked = useSearchParams()[0].get("langue");
  const [written, setWritten] = useState(() => offered(asked, hasLanguages));
  const [refusal, setRefusal] = useState<string | null>(null);

  // The spec's five seconds, at the field as in the toast.
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => setRefusal(null), constants.messageTimeoutMs);
    return () => clearTimeout(timer);
  }, [refusal]);

  const add = () => {
    const code = chosenCode(written);
    if (!code) return;
    const reason = onAdd(code);
    setRefusal(reason);
    if (reason) return toastError(reason);
    setWritten("");
  };

  return (
    <Field label={typesiteWords.addLanguage} error={refusal} hint={hintOf(written)}>
      {(id, describedBy) => (
        <div className="d-row">
          <LanguagePicker
            id={id}
            describedBy={describedBy}
            isInvalid={Boolean(refusal)}
            value={written}
            onChange={setWritten}
            onEnter={add}
          />
          {/* Whoever was led here for one language stands before it. */}
          <Button icon={Plus} onClick={add} autoFocus={asked !== null}>
            {typesiteWords.add}
          </Button>
        </div>
      )}
    </Field>
  );
}
