// A text's size: a number entered becomes rem. Emptied, it is the layout's own again.
import { CircleAlert } from "lucide-react";
import { useId, useState } from "react";
import { sizeRem } from "../../contract/choices.gen";
import { editorWords } from "../../i18n/editor";
import { locale } from "../../i18n/spoken";
import { TextInput } from "../../ui/fields/TextInput";
import { Icon } from "../../ui/Icon";
import "./styles.css";

const words = editorWords.style;

/** Null where nothing is written; undefined where it is no size. */
function sizeFrom({ value, validity }: HTMLInputElement): number | null | undefined {
  if (value === "") return validity.badInput ? undefined : null;
  const size = Number(value);
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
  const [min, max] = [sizeRem.min, sizeRem.max].map((size) => new Intl.NumberFormat(locale()).format(size));
  const write = (input: HTMLInputElement) => {
    const before = writing ? writing.before : value;
    const size = sizeFrom(input);
    const meant = size === undefined ? before : size;
    setWriting({ text: input.value, before, meant, isSize: size !== undefined, isLeft: false });
    onChange(meant);
  };
  return (
    <div>
      <label className="style-row" htmlFor={id}>
        <span className="style-key">{words.size}</span>
        <span className="style-size">
          <TextInput
            id={id}
            type="number"
            inputMode="decimal"
            step={sizeRem.step}
            min={sizeRem.min}
            max={sizeRem.max}
            placeholder={words.auto}
            isInvalid={hasError}
            aria-describedby={hasError ? `${id}-error` : undefined}
            value={writing?.text ?? value ?? ""}
            onInput={(event) => write(event.currentTarget)}
            onBlur={() => setWriting(writing && !writing.isSize ? { ...writing, isLeft: true } : null)}
          />
          <span aria-hidden>rem</span>
        </span>
      </label>
      {hasError && (
        <p className="d-error" id={`${id}-error`} role="alert">
          <Icon of={CircleAlert} />
          {words.sizeRange(min ?? "", max ?? "")}
        </p>
      )}
    </div>
  );
}
