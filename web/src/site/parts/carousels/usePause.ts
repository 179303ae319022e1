// Why something that moves by itself stands still: the pointer over it, keyboard focus in it, a hidden tab, the visitor's
// own pause, an owner who types beside it, or the visitor's wish for less motion (which his 'play' overrules).
import { type FocusEvent, type PointerEvent, useCallback, useContext, useState, useSyncExternalStore } from "react";
import { StillnessContext } from "../../context";
import { usesReducedMotion } from "../motion";

const subscribeMotion = (changed: () => void) => {
  const query = matchMedia("(prefers-reduced-motion: reduce)");
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribeMotion, usesReducedMotion, () => false);

const subscribeVisibility = (changed: () => void) => {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
};
const useHiddenTab = (): boolean =>
  useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  );

export interface Pause {
  /** Standing still now, for whatever reason. */
  isHeld: boolean;
  /** What the pause button shows. */
  isPaused: boolean;
  togglePause(): void;
  /** For the element whose hover and focus pause it. */
  handlers: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onFocus(event: FocusEvent): void;
    onBlur(event: FocusEvent): void;
  };
}

export function usePause(): Pause {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [choice, setChoice] = useState<"paused" | "playing" | null>(null);
  const wantsStillness = useReducedMotion();
  const isHidden = useHiddenTab();
  const isStill = useContext(StillnessContext);
  const isPaused = choice ? choice === "paused" : wantsStillness;

  const onPointerEnter = useCallback((event: PointerEvent) => {
    // A finger never leaves: after a tap it would hold for ever.
    if (event.pointerType !== "touch") setHovered(true);
  }, []);
  const onPointerLeave = useCallback(() => setHovered(false), []);
  const onFocus = useCallback((event: FocusEvent) => {
    // Focus left behind by a mouse click does not hold; the pointer already does.
    if (event.target.matches(":focus-visible")) setFocused(true);
  }, []);
  const onBlur = useCallback((event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  }, []);

  return {
    isHeld: isPaused || isHovered || isFocused || isHidden || isStill,
    isPaused,
    togglePause: useCallback(() => setChoice(isPaused ? "playing" : "paused"), [isPaused]),
    handlers: { onPointerEnter, onPointerLeave, onFocus, onBlur },
  };
}
