// Where a marked word leads: asked for beneath the buttons, in the page and not over it.
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { editorWords } from "../../i18n/editor";
import { richWords } from "../../i18n/richText";
import { Button } from "../../ui/buttons/Button";
import { Field } from "../../ui/fields/Field";
import { TextInput } from "../../ui/fields/TextInput";
import { normaliseLink } from "../links";

interface LinkFormProps {
  href: string;
  /** The full link, '' to take it away, null to leave all as it is. */
  onDone(href: string | null): void;
}

export function LinkForm({ href, onDone }: LinkFormProps) {
  const [written, setWritten] = useState(href);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const apply = () => {
    const link = normaliseLink(written);
    if (link === null || (link === "" && !href)) setError(editorWords.badLink);
    else onDone(link);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // The form around it is the whole section's.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") apply();
    else onDone(null);
  };
  return (
    <div className="rich-link">
      <Field label={richWords.address} error={error}>
        {(id, describedBy) => (
          <TextInput
            id={id}
            ref={input}
            aria-describedby={describedBy}
            isInvalid={Boolean(error)}
            value={written}
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            onKeyDown={onKeyDown}
            onChange={(next: string) => {
              setWritten(next);
              setError(null);
            }}
          />
        )}
      </Field>
      <div className="rich-link-ways">
        <Button size="small" onClick={apply}>
          {richWords.apply}
        </Button>
        {href && (
          <Button size="small" variant="quiet" onClick={() => onDone("")}>
            {richWords.remove}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => onDone(null)}>
          {richWords.cancel}
        </Button>
      </div>
    </div>
  );
}
