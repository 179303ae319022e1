// The browser's own list: it is the one that works everywhere, by touch and by keyboard.
import { ChevronDown } from "lucide-react";
import type { SelectHTMLAttributes } from "react";
import { classes } from "../classes";
import { Icon } from "../Icon";

export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string>
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "onChange" | "value" | "children"> {
  value: Value;
  choices: readonly Choice<Value>[];
  isInvalid?: boolean | undefined;
  onChange: (value: Value) => void;
}

export const Select = <Value extends string>({
  value,
  choices,
  isInvalid,
  onChange,
  className,
  ...rest
}: SelectProps<Value>) => (
  <div className={classes("d-select-box", className)}>
    <select
      {...rest}
      className="d-select"
      value={value}
      aria-invalid={isInvalid || undefined}
      onChange={(event) => {
        const chosen = choices[event.target.selectedIndex];
        if (chosen) onChange(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
    <Icon of={ChevronDown} />
  </div>
);
