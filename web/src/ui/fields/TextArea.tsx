import type { Ref, TextareaHTMLAttributes } from "react";
import { classes } from "../classes";

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "onChange"> {
  isInvalid?: boolean | undefined;
  onChange?: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

export const TextArea = ({ isInvalid, onChange, className, ...rest }: TextAreaProps) => (
  <textarea
    {...rest}
    className={classes("d-area", className)}
    aria-invalid={isInvalid || undefined}
    onChange={onChange && ((event) => onChange(event.target.value))}
  />
);
