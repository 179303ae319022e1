import type { InputHTMLAttributes, Ref } from "react";
import { classes } from "../classes";

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> {
  isInvalid?: boolean | undefined;
  onChange?: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export const TextInput = ({ isInvalid, onChange, className, type = "text", ...rest }: TextInputProps) => (
  <input
    {...rest}
    type={type}
    className={classes("d-input", className)}
    aria-invalid={isInvalid || undefined}
    onChange={onChange && ((event) => onChange(event.target.value))}
  />
);
