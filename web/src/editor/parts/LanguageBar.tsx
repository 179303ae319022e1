// One button per language: blue is being edited, green has data, grey is empty; never by colour alone.
import { Check, CircleDashed, Pencil } from "lucide-react";
import { editorWords } from "../../i18n/editor";
import { languageName } from "../../i18n/languages";
import { hasData } from "../model";
import { useDraft } from "../useEditor";
import "./bars.css";
import { punctuationForms } from "../../i18n/punctuation";

const states = {
  current: { icon: Pencil, className: "blue" },
  filled: { icon: Check, className: "green" },
  empty: { icon: CircleDashed, className: "grey" },
} as const;

interface LanguageBarProps {
  languages: readonly string[];
  current: string;
  onChoose(language: string): void;
}

function LanguageButton({ code, isCurrent, onChoose }: { code: string; isCurrent: boolean; onChoose(): void }) {
  const isFilled = useDraft((draft) => hasData(draft.languages[code]));
  const state = isCurrent ? "current" : isFilled ? "filled" : "empty";
  const { icon: StateIcon, className } = states[state];
  const title = languageName(code) + punctuationForms.comma + punctuationForms.inSentence(editorWords.legend[state]);
  return (
    <button
      type="button"
      className={`lang-button ${className}`}
      aria-pressed={isCurrent}
      title={title}
      onClick={onChoose}
    >
      <StateIcon className="d-icon" aria-hidden />
      {code}
      <span className="d-hidden">{title}</span>
    </button>
  );
}

export function LanguageBar({ languages, current, onChoose }: LanguageBarProps) {
  if (!languages.length) return <p className="lang-none">{editorWords.noLanguage}</p>;
  return (
    <>
      <fieldset className="lang-bar">
        <legend className="d-hidden">{editorWords.languageBar}</legend>
        {languages.map((code) => (
          <LanguageButton key={code} code={code} isCurrent={code === current} onChoose={() => onChoose(code)} />
        ))}
      </fieldset>
      <p className="lang-legend">
        {(["filled", "current", "empty"] as const).map((state) => {
          const { icon: StateIcon, className } = states[state];
          return (
            <span key={state} className={className}>
              <StateIcon className="d-icon" aria-hidden />
              {editorWords.legend[state]}
            </span>
          );
        })}
      </p>
    </>
  );
}
