// Label, control, hint and error, tied together for screen readers.
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { HintButton } from "../hints/Hint";
import { useOpened } from "../hints/opened";
import { Icon } from "../Icon";

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** The hint explains, and shows on demand: under this name the browser remembers it. */
  hintName?: string;
  /** Where the label's words stand beside the field already, it is for those who listen. */
  isLabelHidden?: boolean;
  /** Stands under the control and marks it: pass `describedBy` to the control, and `isInvalid` where it takes one. */
  error?: string | null | undefined;
  /** Beside the label, at its end: a link, a style button. */
  aside?: ReactNode;
  /** Gets the control's id and the ids of what describes it. */
  children: (id: string, describedBy: string | undefined) => ReactNode;
}

export function Field({ label, isLabelHidden, hint, hintName, error, aside, children }: FieldProps) {
  const id = useId();
  const [isOpen, toggle] = useOpened(hintName ?? "");
  const onDemand = Boolean(hint && hintName);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <div className="d-field">
      <div className="d-label">
        <span className="hinted">
          <label htmlFor={id} className={isLabelHidden ? "sr" : undefined}>
            {label}
          </label>
          {onDemand && <HintButton about={label} controls={`${id}-hint`} isOpen={isOpen} onToggle={toggle} />}
        </span>
        {aside}
      </div>
      {children(id, describedBy)}
      {error && (
        <p className="d-error" id={`${id}-error`} role="alert">
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
      {hint && (
        <p className="d-hint" id={`${id}-hint`} hidden={onDemand && !isOpen}>
          {hint}
        </p>
      )}
    </div>
  );
}
