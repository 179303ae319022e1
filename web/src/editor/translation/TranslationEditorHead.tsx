// Above the bench: the way back, how much is left, and the language that it is translated from.
import { ArrowLeft, TextSearch } from "lucide-react";
import { useContext, useEffect, useRef } from "react";
import { Link } from "react-router";
import { languageName } from "../../i18n/languages";
import { leftToTranslate, textListWords, translationWords as words } from "../../i18n/translation";
import { buttonClass } from "../../ui/buttons/Button";
import { Field } from "../../ui/fields/Field";
import { Select } from "../../ui/fields/Select";
import { Icon } from "../../ui/Icon";
import { textsIn } from "../paths";
import { useEditorContext } from "../useEditor";
import { ChecksContext } from "./checks";
import { allUnread } from "./proposals";
import { useChooseSource } from "./queries";
import { allOf, countStates, leftOf } from "./state";

/** The link that opened or closed the bench is gone with what it stood in. */
const isNowhere = (): boolean => document.activeElement === document.body || document.activeElement?.id === "contenu";

/** Who comes to the bench by keys starts right before the first text, and leaves it where he came from. */
function useArrival() {
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNowhere()) start.current?.focus({ preventScroll: true });
    return () => {
      requestAnimationFrame(() => {
        if (isNowhere()) document.querySelector<HTMLElement>(".bench-open")?.focus({ preventScroll: true });
      });
    };
  }, []);
  return start;
}

export function TranslationEditorHead({ languages, source }: { languages: readonly string[]; source: string }) {
  const { editor, language, translations } = useEditorContext();
  const chooseSource = useChooseSource();
  const start = useArrival();
  const counts = countStates(useContext(ChecksContext).all);
  const all = allOf(counts);
  const unread = allUnread(editor).filter((at) => at.language === language).length;
  return (
    <div className="bench-head">
      <Link className={buttonClass({ variant: "quiet", size: "small" })} to={`?lang=${language}`}>
        <Icon of={ArrowLeft} />
        {words.leave}
      </Link>
      <Link className={buttonClass({ variant: "quiet", size: "small" })} to={textsIn(language)}>
        <Icon of={TextSearch} />
        {textListWords.title}
      </Link>
      <p ref={start} className="bench-count" role="status" tabIndex={-1}>
        {all ? leftToTranslate(leftOf(counts), all) : words.nothing}
      </p>
      {unread > 0 && <p className="bench-unread">{words.proposalsLeft(unread)}</p>}
      {languages.length > 2 && (
        <Field label={words.from}>
          {(id) => (
            <Select
              id={id}
              value={source}
              choices={languages
                .filter((code) => code !== language)
                .map((code) => ({ value: code, label: languageName(code) }))}
              onChange={(code) => void chooseSource(code)}
            />
          )}
        </Field>
      )}
      <p className="d-hint">{words.keys}</p>
      {translations?.canSuggest && <p className="d-hint">{words.suggestKeys}</p>}
    </div>
  );
}
