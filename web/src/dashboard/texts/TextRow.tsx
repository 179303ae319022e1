// One text beside its source, written in its place.
import { useMemo } from "react";
import { countOf } from "../../editor/fields/countOf";
import { RichField } from "../../editor/rich/RichField";
import { stateIcons } from "../../editor/translation/icons";
import type { TextState } from "../../editor/translation/state";
import type { ListedText } from "../../editor/translation/textList";
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

export const tones: Record<TextState, BadgeTone> = {
  filled: "green",
  stale: "amber",
  copied: "neutral",
  empty: "neutral",
};

/** What was typed and not saved yet, and what it was typed over. */
export interface Edit {
  text: string;
  marks: string;
  base: string;
}

interface TextRowProps {
  row: ListedText;
  source: string;
  target: string;
  edit: Edit | undefined;
  isBusy: boolean;
  onEdit(edit: Edit | null): void;
  onSave(): void;
}

export function TextRow({ row, source, target, edit, isBusy, onEdit, onSave }: TextRowProps) {
  const { text, marks } = edit ?? row;
  const label = row.item ? punctuationForms.noted(row.label, row.item) : row.label;
  const most = row.field.max_chars ?? 0;
  const error = most && text.length > most ? editorWords.tooLong(most) : undefined;
  const parts = useMemo(() => (row.former === null ? null : wordDiff(row.former, row.source)), [row]);
  const write = (next: { text: string; marks: string }) => {
    const base = edit?.base ?? row.text;
    onEdit(next.text === row.text && next.marks === row.marks ? null : { ...next, base });
  };
  const shared = { lang: target.toLowerCase(), isInvalid: Boolean(error), name: `${row.section}/${row.sourcePlace}` };
  const Input = row.field.multiline || row.source.length > 120 ? TextArea : TextInput;
  return (
    <li
      className="txt-row"
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !edit || error) return;
        event.preventDefault();
        onSave();
      }}
    >
      <div className="txt-side">
        <p className="txt-name">{label}</p>
        <p className="txt-source" lang={source.toLowerCase()} dir={directionOf(source)}>
          <span className="d-hidden">{languageName(source)} </span>
          {parts ? <MarkedWords parts={parts} side="both" /> : row.source}
        </p>
      </div>
      <div className="txt-side">
        <Field
          label={label}
          error={error}
          hint={edit ? countOf(text, most) : undefined}
          aside={
            <Badge tone={tones[row.state]} icon={stateIcons[row.state]}>
              {translationWords.states[row.state]}
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
                onChange={(next: string) => write({ text: next, marks: "" })}
              />
            )
          }
        </Field>
        {row.place === null && <p className="d-hint">{words.absent}</p>}
        {edit && !isBusy && edit.base !== row.text && (
          <p className="txt-meanwhile" role="status">
            <b>{words.changedMeanwhile}</b> <bdi lang={target.toLowerCase()}>{row.text}</bdi>
          </p>
        )}
        {edit && (
          <div className="d-row">
            <Button
              size="small"
              variant="primary"
              isBusy={isBusy}
              disabled={Boolean(error)}
              aria-label={words.saveNamed(label)}
              onClick={onSave}
            >
              {words.save}
            </Button>
            <Button size="small" variant="quiet" onClick={() => onEdit(null)}>
              {words.cancel}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
