import type { ReactNode } from "react";

interface CheckboxProps {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
}

export const Checkbox = ({ label, isChecked, onChange, isDisabled }: CheckboxProps) => (
  <label className="d-check">
    <input
      type="checkbox"
      checked={isChecked}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
);
