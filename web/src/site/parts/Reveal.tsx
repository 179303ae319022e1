// Lets what it holds rise into place, once, when it is scrolled into view.
// The server's HTML is fully visible; an element is hidden only by script, and only while it is out of sight, so that
// a visitor without script, or whose script fails, sees everything, and nothing blinks (CLS 0: transform and opacity only).
import { type ElementType, type ReactNode, useEffect, useRef, useState } from "react";
import { constants } from "../../contract/catalogues.gen";

interface RevealProps {
  as?: ElementType;
  from?: "below" | "left" | "right" | "start" | "end";
  /** The part of it (or of the window, if it is taller) that must show. */
  threshold?: number;
  bottomMarginPx?: number;
  distancePx?: number;
  className?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
}

const steps = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75];

export function Reveal({
  as: Tag = "div",
  from = "below",
  threshold = constants.revealThreshold,
  bottomMarginPx = 0,
  distancePx,
  className,
  id,
  children,
}: RevealProps) {
  const element = useRef<HTMLElement>(null);
  const [state, setState] = useState<"shown" | "waiting" | "arriving">("shown");

  useEffect(() => {
    const target = element.current;
    if (!target || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (distancePx !== undefined) target.style.setProperty("--reveal-distance", `${distancePx}px`);
    let isFirstLook = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { top, bottom } = entry.boundingClientRect;
        if (isFirstLook) {
          isFirstLook = false;
          if (top < innerHeight && bottom > 0) observer.disconnect();
          else setState("waiting");
          return;
        }
        const windowHeight = entry.rootBounds?.height ?? innerHeight;
        const isSeen =
          entry.intersectionRatio >= threshold || entry.intersectionRect.height >= windowHeight * threshold;
        if (!isSeen) return;
        observer.disconnect();
        setState("arriving");
      },
      { threshold: steps, rootMargin: `0px 0px ${bottomMarginPx}px 0px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [threshold, bottomMarginPx, distancePx]);

  const classes = ["reveal", `reveal-${from}`, state !== "shown" && `is-${state}`, className].filter(Boolean).join(" ");
  return (
    <Tag ref={element} id={id} className={classes}>
      {children}
    </Tag>
  );
}
