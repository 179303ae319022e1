import { accountWords } from "../../../i18n/accounts";
import { Field } from "../../../ui/fields/Field";
import { PasswordInput } from "../../../ui/fields/PasswordInput";

interface CurrentPasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

export const CurrentPasswordField = ({ value, onChange, error }: CurrentPasswordFieldProps) => (
  <Field label={accountWords.account.currentPassword} error={error}>
    {(id, describedBy) => (
      <PasswordInput
        id={id}
        aria-describedby={describedBy}
        autoComplete="current-password"
        required
        value={value}
        onChange={onChange}
        isInvalid={error !== undefined}
      />
    )}
  </Field>
);
