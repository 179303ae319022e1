import { Plus } from "lucide-react";
import { languageCodeLetters } from "../../contract/choices.gen";
import { typesiteWords } from "../../i18n/dashboard";
import { isoLanguageName, languageName } from "../../i18n/languages";
import { Button } from "../../ui/buttons/Button";
import { Field } from "../../ui/fields/Field";
import { LanguagePicker } from "./LanguagePicker";
import { chosenCode, codeOf, languagesFor } from "./languageList";
import type { LanguageBox } from "./useLanguageBox";

/** Said before it is added: which language that is and by which button, or that it is none we know. */
function answerTo({ written, isFirst }: LanguageBox): string | null {
  const code = chosenCode(written);
  if (!code) return null;
  const isName = !codeOf(written) && written.trim().length > languageCodeLetters;
  if (isName && !languagesFor(written).length) return typesiteWords.noSuchLanguage(code);
  if (!isoLanguageName(code)) return typesiteWords.unknownCode(code);
  return (isFirst ? typesiteWords.saveAdds : typesiteWords.willAdd)(code, languageName(code));
}

export function AddLanguage({ box, takesFocus = false }: { box: LanguageBox; takesFocus?: boolean }) {
  const answer = answerTo(box);
  // How to search is explained on demand; what was found is told at once.
  const hint = answer ? { hint: answer } : { hint: typesiteWords.searchHint, hintName: "language" };
  return (
    <Field label={typesiteWords.addLanguage} error={box.refusal} {...hint}>
      {(id, describedBy) => (
        <div className="d-row">
          <LanguagePicker
            id={id}
            describedBy={describedBy}
            isInvalid={Boolean(box.refusal)}
            autoFocus={takesFocus}
            value={box.written}
            onChange={box.write}
            onEnter={box.add}
          />
          {/* Whoever was led here for one language stands before it. */}
          <Button icon={Plus} onClick={box.add} autoFocus={box.isAsked}>
            {typesiteWords.add}
          </Button>
        </div>
      )}
    </Field>
  );
}
