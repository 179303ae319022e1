import type { ButtonHTMLAttributes, Ref } from "react";
import { classes } from "../classes";
import { Icon, type IconDrawing } from "../Icon";
import { Spinner } from "../notices/Spinner";

export type ButtonVariant = "primary" | "line" | "quiet" | "danger";
export type ButtonSize = "normal" | "small";

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isFull?: boolean;
  className?: string | undefined;
}

/** For links that look like buttons: `<Link className={buttonClass({ variant: "line" })}>`. */
export const buttonClass = ({ variant = "line", size = "normal", isFull, className }: ButtonLook): string =>
  classes("d-btn", `d-btn-${variant}`, size === "small" && "d-btn-small", isFull && "d-btn-full", className);

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Keeps the focus and the place, shows a spinner, lets no click through. */
  isBusy?: boolean | undefined;
  icon?: IconDrawing;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = "line",
  size = "normal",
  isFull = false,
  isBusy = false,
  icon,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, isFull, className })}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );
}
