// One button per language: blue is being edited, green has data, grey is empty; never by colour alone.
import { Check, CircleDashed, Pencil } from "lucide-react";
import { editorWords } from "../../i18n/editor";
import { languageName } from "../../i18n/languages";
import { punctuationForms } from "../../i18n/punctuation";
import { translationWords } from "../../i18n/translation";
import { Icon } from "../../ui/Icon";
import { hasData } from "../model";
import { stateIcons } from "../translation/icons";
import { countStates, stateOf } from "../translation/state";
import { useChecks } from "../translation/useChecks";
import { useDraft } from "../useEditor";
import "./bars.css";

const states = {
  filled: { icon: Check, className: "green" },
  current: { icon: Pencil, className: "blue" },
  empty: { icon: CircleDashed, className: "grey" },
} as const;
const everyState = ["filled", "current", "empty"] as const;

/** How far it is translated changes no colour. */
const marks = { stale: stateIcons.stale, copied: stateIcons.copied } as const;

interface LanguageBarProps {
  languages: readonly string[];
  current: string;
  onChoose(language: string): void;
}

function LanguageButton({ code, isCurrent, onChoose }: { code: string; isCurrent: boolean; onChoose(): void }) {
  const isFilled = useDraft((draft) => hasData(draft.languages[code]));
  const whole = stateOf(countStates(useChecks(code)));
  const mark = isFilled && (whole === "stale" || whole === "copied") ? whole : null;
  const state = isCurrent ? "current" : isFilled ? "filled" : "empty";
  const { icon: StateIcon, className } = states[state];
  const said = [editorWords.states[state], ...(mark ? [translationWords.marks[mark]] : [])];
  const title = [languageName(code), ...said].join(punctuationForms.comma);
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
      {mark && <Icon of={marks[mark]} className="lang-mark" />}
      <span className="sr">{title}</span>
    </button>
  );
}

export function LanguageBar({ languages, current, onChoose }: LanguageBarProps) {
  if (!languages.length) return <p className="lang-none">{editorWords.noLanguage}</p>;
  return (
    <div className="lang-row">
      <fieldset className="lang-bar">
        <legend className="sr">{editorWords.languageBar}</legend>
        {languages.map((code) => (
          <LanguageButton key={code} code={code} isCurrent={code === current} onChoose={() => onChoose(code)} />
        ))}
      </fieldset>
      <details className="lang-explained">
        <summary>{editorWords.legendTitle}</summary>
        <p className="lang-legend">
          {everyState.map((state) => {
            const { icon: StateIcon, className } = states[state];
            return (
              <span key={state} className={className}>
                <StateIcon className="d-icon" aria-hidden />
                {editorWords.legend[state]}
              </span>
            );
          })}
        </p>
      </details>
    </div>
  );
}
