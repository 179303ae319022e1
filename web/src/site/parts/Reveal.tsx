// Lets what it holds come in when it is scrolled into view (entrance.ts).
import { type ElementType, type ReactNode, use } from "react";
import { followEntrance } from "./entrance";
import { IsAbridgedContext, Kept } from "./OnlyRead";

interface RevealProps {
  as?: ElementType;
  from?: "below" | "left" | "right" | "start" | "end";
  /** The part of it (or of the window, if it is taller) that must show. */
  threshold?: number;
  bottomMarginPx?: number;
  distancePx?: number;
  className?: string | undefined;
  id?: string | undefined;
  /** Where visitors only read what it holds: what finds it in the document. */
  onlyRead?: string;
  children: ReactNode;
}

export function Reveal(props: RevealProps) {
  const { as: Tag = "div", from = "below", threshold, bottomMarginPx, distancePx, className, id, onlyRead } = props;
  const isAbridged = use(IsAbridgedContext);
  const shown = {
    id,
    className: ["reveal", `reveal-${from}`, className].filter(Boolean).join(" "),
    "data-threshold": threshold,
    "data-margin": bottomMarginPx,
    "data-distance": distancePx,
  };
  if (onlyRead && isAbridged) return <Kept as={Tag} at={onlyRead} {...shown} />;
  return (
    <Tag ref={followEntrance} {...shown}>
      {props.children}
    </Tag>
  );
}
