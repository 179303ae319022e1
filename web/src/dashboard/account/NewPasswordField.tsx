import type { Ref } from "react";
import { Field } from "../../ui/fields/Field";
import { PasswordInput } from "../../ui/fields/PasswordInput";
import { PasswordStrength } from "./PasswordStrength";

interface NewPasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  isMissing?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export const NewPasswordField = ({ label, value, onChange, error, isMissing, ref }: NewPasswordFieldProps) => (
  <Field label={label} error={error} hint={<PasswordStrength password={value} />}>
    {(id, describedBy) => (
      <PasswordInput
        id={id}
        {...(ref && { ref })}
        name="new-password"
        autoComplete="new-password"
        aria-describedby={describedBy}
        required
        value={value}
        onChange={onChange}
        isInvalid={isMissing || error !== undefined}
      />
    )}
  </Field>
);
