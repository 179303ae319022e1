// One look for every icon. Screens name the drawing: `<Icon of={Check} />` with `import { Check } from "lucide-react"`.
import type { LucideIcon } from "lucide-react";
import { classes } from "./classes";

export type IconDrawing = LucideIcon;

interface IconProps {
  of: IconDrawing;
  /** Only where no text beside it says the same. */
  label?: string;
  className?: string;
}

export const Icon = ({ of: Drawing, label, className }: IconProps) => (
  <Drawing
    className={classes("d-icon", className)}
    {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
  />
);
