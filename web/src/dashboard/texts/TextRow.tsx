// One text beside its source, written in its place: into the draft of its section.
import { useMemo } from "react";
import { countOf } from "../../editor/fields/countOf";
import { RichField } from "../../editor/rich/RichField";
import type { Editor } from "../../editor/store";
import { stateIcons } from "../../editor/translation/icons";
import { useConfirm } from "../../editor/translation/queries";
import { saysNothing, type TextState } from "../../editor/translation/state";
import type { ListedText } from "../../editor/translation/textList";
import { readText, type Written } from "../../editor/translation/writing";
import { editorWords } from "../../i18n/editor";
import { languageName } from "../../i18n/languages";
import { punctuationForms } from "../../i18n/punctuation";
import { translationWords, textListWords as words } from "../../i18n/translation";
import { directionOf } from "../../site/page/frame";
import { Button } from "../../ui/buttons/Button";
import { Field } from "../../ui/fields/Field";
import { TextArea } from "../../ui/fields/TextArea";
import { TextInput } from "../../ui/fields/TextInput";
import { Badge, type BadgeTone } from "../../ui/notices/Badge";
import { MarkedWords } from "../../ui/words/MarkedWords";
import { wordDiff } from "../../ui/words/wordDiff";
import { takeBackRow, writeRow } from "./writing";

export const tones: Record<TextState, BadgeTone> = {
  filled: "green",
  stale: "amber",
  copied: "neutral",
  empty: "neutral",
};

interface TextRowProps {
  editor: Editor;
  row: ListedText;
  source: string;
  target: string;
}

export function TextRow({ editor, row, source, target }: TextRowProps) {
  const { text, marks, isDrafted, state, place } = row;
  const pair = { source, target };
  const confirm = useConfirm(row.section, target);
  const label = row.item ? punctuationForms.noted(row.label, row.item) : row.label;
  const most = row.field.max_chars ?? 0;
  const error = most && text.length > most ? editorWords.tooLong(most) : undefined;
  const parts = useMemo(() => (row.former === null ? null : wordDiff(row.former, row.source)), [row]);
  const write = (written: Written, isTyping: boolean) => writeRow(editor, row, written, pair, isTyping);
  // As on the bench: a text is kept as it is, or as its original is.
  const keepAsItIs = () => {
    if (saysNothing(text)) return () => write(readText(editor, source, row.sourcePlace), false);
    const isOpen = (state === "stale" || state === "copied") && !isDrafted;
    return isOpen && place !== null && (() => void confirm({ [place]: row.source }));
  };
  const shared = { lang: target.toLowerCase(), isInvalid: Boolean(error), name: `${row.section}/${row.sourcePlace}` };
  const Input = row.field.multiline || row.source.length > 120 ? TextArea : TextInput;
  return (
    <li
      className="txt-row"
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        const undo = keepAsItIs();
        if (!undo) return;
        event.preventDefault();
        undo();
      }}
    >
      <div className="txt-side">
        <p className="txt-name">{label}</p>
        <p className="txt-source" lang={source.toLowerCase()} dir={directionOf(source)}>
          <span className="sr">{languageName(source)} </span>
          {parts ? <MarkedWords parts={parts} side="both" /> : row.source}
        </p>
      </div>
      <div className="txt-side">
        <Field
          label={label}
          isLabelHidden
          error={error}
          hint={isDrafted ? countOf(text, most) : undefined}
          aside={
            <Badge tone={tones[state]} icon={stateIcons[state]}>
              {translationWords.states[state]}
            </Badge>
          }
        >
          {(id, describedBy) =>
            row.field.rich ? (
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
                {...shared}
                onChange={(next: string) => write({ text: next, marks: "" }, true)}
              />
            )
          }
        </Field>
        {place === null && <p className="d-hint">{words.absent}</p>}
        {isDrafted && (
          <Button size="small" variant="quiet" className="txt-cancel" onClick={() => takeBackRow(editor, row, pair)}>
            {words.cancel}
            <span className="sr"> {label}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
