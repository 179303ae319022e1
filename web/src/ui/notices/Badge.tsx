import type { ReactNode } from "react";
import { figure } from "../../i18n/format";
import { classes } from "../classes";
import { Icon, type IconDrawing } from "../Icon";

export type BadgeTone = "neutral" | "blue" | "green" | "amber" | "red";

interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconDrawing;
  children: ReactNode;
}

export const Badge = ({ tone = "neutral", icon, children }: BadgeProps) => (
  <span className={classes("d-tag", tone !== "neutral" && `d-tag-${tone}`)}>
    {icon && <Icon of={icon} />}
    {children}
  </span>
);

interface CountProps {
  value: number;
  /** What is counted, for who does not see the place it stands in. */
  label: (number: number) => string;
}

export const Count = ({ value, label }: CountProps) => (
  <span className={classes("d-count", value === 0 && "d-count-off")}>
    {figure(value)}
    <span className="sr"> {label(value)}</span>
  </span>
);
