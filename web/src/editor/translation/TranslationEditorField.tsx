// One text to translate beneath its source, with the words of that which have changed.
import { Check, Sparkles } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useContext, useMemo } from "react";
import { editorWords } from "../../i18n/editor";
import { languageName } from "../../i18n/languages";
import { translationWords as words } from "../../i18n/translation";
import { directionOf } from "../../site/page/frame";
import { Button } from "../../ui/buttons/Button";
import { Field } from "../../ui/fields/Field";
import { TextArea } from "../../ui/fields/TextArea";
import { TextInput } from "../../ui/fields/TextInput";
import { Badge, type BadgeTone } from "../../ui/notices/Badge";
import { MarkedWords } from "../../ui/words/MarkedWords";
import { wordDiff } from "../../ui/words/wordDiff";
import { countOf } from "../fields/countOf";
import type { FieldDescription, TextDescription } from "../model";
import { RichField } from "../rich/RichField";
import { useEditorContext } from "../useEditor";
import { ChecksContext } from "./checks";
import { stateIcons } from "./icons";
import { accept, isUnread } from "./proposals";
import { useConfirm } from "./queries";
import { saysNothing, type TextState } from "./state";
import { readText, type Written, writeText } from "./writing";

const Suggestion = lazy(() => import("./Suggestion"));

const tones: Record<TextState, BadgeTone> = { filled: "green", stale: "amber", copied: "neutral", empty: "neutral" };

interface TranslationEditorFieldProps {
  place: string;
  field: FieldDescription | TextDescription;
  label: string;
  sourceText: string;
  source: string;
  error: string | undefined;
}

function SourceText({
  id,
  text,
  former,
  language,
}: {
  id: string;
  text: string;
  former: string | null;
  language: string;
}) {
  const parts = useMemo(() => (former === null ? null : wordDiff(former, text)), [former, text]);
  return (
    <p className="bench-source" id={id} lang={language.toLowerCase()} dir={directionOf(language)}>
      <span className="sr">{languageName(language)} </span>
      {parts ? <MarkedWords parts={parts} side="both" /> : text}
    </p>
  );
}

export function TranslationEditorField({
  place,
  field,
  label,
  sourceText,
  source,
  error: found,
}: TranslationEditorFieldProps) {
  const { editor, language: target, translations } = useEditorContext();
  const { byPlace, isSaved } = useContext(ChecksContext);
  const confirm = useConfirm(editor.section, target);
  const { text, marks } = readText(editor, target, place);
  const check = byPlace.get(place);
  const most = field.max_chars ?? 0;
  const error = most && text.length > most ? editorWords.tooLong(most) : found;
  const isRich = Boolean(field.rich);
  const write = (written: Written, isTyping: boolean) =>
    writeText(editor, written, { source, target, place, isRich, isTyping });
  const proposed = { language: target, place };
  const isProposed = isUnread(editor, proposed);
  const isOpen = (check?.state === "stale" || check?.state === "copied") && isSaved(place);
  const settle = () => void confirm({ [place]: sourceText });
  // A name or a title may be the same in both languages.
  const copySource = () => {
    const original = check && readText(editor, source, check.sourcePlace);
    write(original ?? { text: sourceText, marks: "" }, false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    const suggest = event.currentTarget.querySelector<HTMLButtonElement>(".bench-suggest");
    const action = event.shiftKey
      ? suggest && (() => suggest.click())
      : isProposed
        ? () => accept(editor, proposed)
        : saysNothing(text)
          ? copySource
          : isOpen && settle;
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  // What was copied is there to be replaced.
  const onFocus = (event: FocusEvent<HTMLInputElement & HTMLTextAreaElement>) => {
    if (check?.state === "copied") event.target.select();
  };
  const Input = field.multiline ? TextArea : TextInput;
  const state = isProposed ? (
    <Badge tone="amber" icon={Sparkles}>
      {words.proposed}
    </Badge>
  ) : (
    check && (
      <Badge tone={tones[check.state]} icon={stateIcons[check.state]}>
        {words.states[check.state]}
      </Badge>
    )
  );
  const shared = { lang: target.toLowerCase(), isInvalid: Boolean(error), name: place };
  return (
    <div className="bench-field" onKeyDownCapture={onKeyDown}>
      <Field label={label} error={error} hint={countOf(text, most)} aside={state}>
        {(id, described) => {
          const describedBy = [`${id}-source`, described].filter(Boolean).join(" ");
          return (
            <>
              <SourceText id={`${id}-source`} text={sourceText} former={check?.former ?? null} language={source} />
              {isRich ? (
                <RichField
                  id={id}
                  label={label}
                  describedBy={describedBy}
                  placeholder=""
                  text={text}
                  marks={marks}
                  isBarPassed
                  {...shared}
                  onChange={write}
                />
              ) : (
                <Input
                  id={id}
                  aria-describedby={describedBy}
                  value={text}
                  dir={text ? "auto" : directionOf(target)}
                  onFocus={onFocus}
                  {...shared}
                  onChange={(next: string) => write({ text: next, marks: "" }, true)}
                />
              )}
              <div className="bench-actions">
                {isProposed && (
                  <Button
                    size="small"
                    variant="line"
                    icon={Check}
                    tabIndex={-1}
                    aria-keyshortcuts="Control+Enter"
                    onClick={() => accept(editor, proposed)}
                  >
                    {words.accept}
                  </Button>
                )}
                {isOpen && !isProposed && (
                  <Button
                    size="small"
                    variant="line"
                    icon={Check}
                    className="bench-settle"
                    // Tab leads to the next text; Ctrl and Enter do this from within it.
                    tabIndex={-1}
                    aria-keyshortcuts="Control+Enter"
                    onClick={settle}
                  >
                    {check?.state === "stale" ? words.stillGood : words.asWanted}
                  </Button>
                )}
                {translations?.canSuggest && (
                  <Suspense>
                    <Suggestion
                      place={place}
                      source={source}
                      sourceText={sourceText}
                      isRich={isRich}
                      isUnread={isProposed}
                    />
                  </Suspense>
                )}
              </div>
            </>
          );
        }}
      </Field>
    </div>
  );
}
