// A text's size: a number entered becomes rem. Emptied, it is the layout's own again. No field of numbers: where the browser
// speaks a language with a decimal point, that one drops a comma, and '0,5' becomes 5.
import { CircleAlert } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { sizeRem } from "../../contract/choices.gen";
import { editorWords } from "../../i18n/editor";
import { typedNumber as written } from "../../i18n/format";
import { TextInput } from "../../ui/fields/TextInput";
import { Icon } from "../../ui/Icon";
import "./styles.css";

const words = editorWords.style;

/** Null where nothing is written; undefined where it is no size. */
function sizeFrom(text: string): number | null | undefined {
  if (!text.trim()) return null;
  const size = Number(text.replace(",", "."));
  return size >= sizeRem.min && size <= sizeRem.max ? size : undefined;
}

interface Writing {
  text: string;
  /** What stood there before: '16' begins with a '1' that nobody meant. */
  before: number | null;
  meant: number | null;
  isSize: boolean;
  isLeft: boolean;
}

export function SizeField({ value, onChange }: { value: number | null; onChange(size: number | null): void }) {
  const id = useId();
  // What is typed stays as it is typed ('1.' on the way to '1.5'), and what is no size stays until it is mended.
  const [kept, setWriting] = useState<Writing | null>(null);
  // A ready-made style or an undo chose another size since.
  const writing = kept?.meant === value ? kept : null;
  const hasError = writing !== null && !writing.isSize && writing.isLeft;
  const write = (text: string) => {
    const before = writing ? writing.before : value;
    const size = sizeFrom(text);
    const meant = size === undefined ? before : size;
    setWriting({ text, before, meant, isSize: size !== undefined, isLeft: false });
    onChange(meant);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const stepped = (value ?? 1) + (event.key === "ArrowUp" ? sizeRem.step : -sizeRem.step);
    write(written(Math.min(Math.max(stepped, sizeRem.min), sizeRem.max)));
  };
  return (
    <div>
      <label className="style-row" htmlFor={id}>
        <span className="style-key">{words.size}</span>
        <span className="style-size">
          <TextInput
            id={id}
            inputMode="decimal"
            autoComplete="off"
            placeholder={words.auto}
            isInvalid={hasError}
            aria-describedby={hasError ? `${id}-error` : undefined}
            value={writing?.text ?? (value === null ? "" : written(value))}
            onKeyDown={onKeyDown}
            onChange={write}
            onBlur={() => setWriting(writing && !writing.isSize ? { ...writing, isLeft: true } : null)}
          />
          <span aria-hidden>rem</span>
        </span>
      </label>
      {hasError && (
        <p className="d-error" id={`${id}-error`} role="alert">
          <Icon of={CircleAlert} />
          {words.sizeRange(written(sizeRem.min), written(sizeRem.max))}
        </p>
      )}
    </div>
  );
}
