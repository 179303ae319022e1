// A radio group drawn as one bar: arrows move, as in any radio group.
import { useId } from "react";
import { classes } from "../classes";
import { Icon, type IconDrawing } from "../Icon";

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: IconDrawing;
}

interface SegmentedProps<Value extends string> {
  /** What is chosen, read aloud. */
  label: string;
  value: Value;
  segments: readonly Segment<Value>[];
  onChange: (value: Value) => void;
  isFull?: boolean;
  isSmall?: boolean;
  className?: string;
}

export function Segmented<Value extends string>({
  label,
  value,
  segments,
  onChange,
  isFull,
  isSmall,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      className={classes("d-seg", isFull && "d-seg-fill", isSmall && "d-seg-small", className)}
      role="radiogroup"
      aria-label={label}
    >
      {segments.map((segment) => (
        <label key={segment.value} title={segment.label}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            aria-label={segment.label}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon && <Icon of={segment.icon} />}
          <span>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
