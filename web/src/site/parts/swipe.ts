// A swipe with one finger: which way it leads. More fingers pinch, and what goes up or down scrolls.
import type { TouchEvent } from "react";

const LEAST_PX = 40;

export interface SwipeStart {
  x: number;
  y: number;
}

export const swipeStart = ({ touches }: Pick<TouchEvent, "touches">): SwipeStart | null => {
  const [touch] = [touches[0]];
  return touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
};

/** -1, 0 or 1: towards the start of the reading direction goes on, as pages are turned. */
export function swipeSteps(
  from: SwipeStart | null,
  to: { clientX: number; clientY: number } | undefined,
  isRtl: boolean,
) {
  if (!from || !to) return 0;
  const [across, along] = [to.clientX - from.x, to.clientY - from.y];
  if (Math.abs(across) < LEAST_PX || Math.abs(across) < 1.5 * Math.abs(along)) return 0;
  return across < 0 === !isRtl ? 1 : -1;
}
