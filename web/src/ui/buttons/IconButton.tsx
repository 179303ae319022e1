import type { ButtonHTMLAttributes, Ref } from "react";
import { classes } from "../classes";
import { Icon, type IconDrawing } from "../Icon";

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Read aloud and shown as the tooltip. */
  label: string;
  icon: IconDrawing;
  isDanger?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export const IconButton = ({ label, icon, isDanger, className, type = "button", ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    className={classes("d-icon-btn", isDanger && "d-icon-btn-danger", className)}
    aria-label={label}
    title={label}
  >
    <Icon of={icon} />
  </button>
);
