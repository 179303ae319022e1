// What comes in when it is scrolled into view (entrance.ts): its markup.
import type { ElementType, ReactNode } from "react";

interface Entrance {
  from?: "below" | "left" | "right" | "start" | "end";
  /** The part of it (or of the window, if it is taller) that must show. */
  threshold?: number;
  bottomMarginPx?: number;
  distancePx?: number;
  className?: string | undefined;
}

/** The attributes of an element that comes in. */
export const entering = ({ from = "below", threshold, bottomMarginPx, distancePx, className }: Entrance) => ({
  className: ["reveal", `reveal-${from}`, className].filter(Boolean).join(" "),
  "data-threshold": threshold,
  "data-margin": bottomMarginPx,
  "data-distance": distancePx,
});

interface RevealProps extends Entrance {
  as?: ElementType;
  children: ReactNode;
}

export const Reveal = ({ as: Tag = "div", children, ...entrance }: RevealProps) => (
  // In an island it may be coming in already when React gets there.
  <Tag {...entering(entrance)} suppressHydrationWarning>
    {children}
  </Tag>
);
