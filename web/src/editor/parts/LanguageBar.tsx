// One button per language: blue is being edited, green has data, grey is empty; never by colour alone.
import { Check, CircleDashed, Copy, History, Pencil } from "lucide-react";
import { editorWords } from "../../i18n/editor";
import { languageName } from "../../i18n/languages";
import { translationWords } from "../../i18n/translation";
import { hasData } from "../model";
import { countStates, stateOf } from "../translation/state";
import { useChecks } from "../translation/useChecks";
import { useDraft } from "../useEditor";
import "./bars.css";
import { punctuationForms } from "../../i18n/punctuation";

const states = {
  current: { icon: Pencil, className: "blue" },
  filled: { icon: Check, className: "green" },
  stale: { icon: History, className: "amber" },
  copied: { icon: Copy, className: "grey" },
  empty: { icon: CircleDashed, className: "grey" },
} as const;
const legend = { ...editorWords.legend, ...translationWords.legend };

const ofOneLanguage = ["filled", "current", "empty"] as const;
const everyState = ["filled", "current", "stale", "copied", "empty"] as const;

interface LanguageBarProps {
  languages: readonly string[];
  current: string;
  onChoose(language: string): void;
}

function LanguageButton({ code, isCurrent, onChoose }: { code: string; isCurrent: boolean; onChoose(): void }) {
  const isFilled = useDraft((draft) => hasData(draft.languages[code]));
  const whole = stateOf(countStates(useChecks(code)));
  const translated = isFilled && (whole === "stale" || whole === "copied") ? whole : null;
  const state = isCurrent ? "current" : (translated ?? (isFilled ? "filled" : "empty"));
  const { icon: StateIcon, className } = states[state];
  const title = languageName(code) + punctuationForms.comma + punctuationForms.inSentence(legend[state]);
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
        {(languages.length > 1 ? everyState : ofOneLanguage).map((state) => {
          const { icon: StateIcon, className } = states[state];
          return (
            <span key={state} className={className}>
              <StateIcon className="d-icon" aria-hidden />
              {legend[state]}
            </span>
          );
        })}
      </p>
    </>
  );
}
