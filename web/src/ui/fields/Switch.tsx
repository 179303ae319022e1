import type { ReactNode } from "react";

interface SwitchProps {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  describedBy?: string | undefined;
}

export const Switch = ({ label, isOn, onChange, isDisabled, describedBy }: SwitchProps) => (
  <label className="d-switch">
    <input
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      disabled={isDisabled}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
);
