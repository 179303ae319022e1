// One line to type, with its label, hint and error: what a form is mostly made of.
import type { ReactNode } from "react";
import { Field } from "./Field";
import { TextInput, type TextInputProps } from "./TextInput";

interface InputFieldProps extends Omit<TextInputProps, "id" | "aria-describedby"> {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
}

/** `isInvalid` marks it where the sentence about it stands elsewhere. */
export const InputField = ({ label, hint, error, isInvalid, ...input }: InputFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(id, describedBy) => (
      <TextInput {...input} id={id} aria-describedby={describedBy} isInvalid={isInvalid || Boolean(error)} />
    )}
  </Field>
);
