// The coverflow under a finger or a held mouse: the works follow it, and letting go is a step.

/** Less than this is a tap. */
const tapPx = 8;
/** How far one pulls for one work, as a part of its width. */
const pullForOne = 0.6;
/** A short, clear pull is a step too. */
const shortPull = 0.2;
const mostSteps = 2;

interface Drag {
  onStart(): void;
  /** In works, positive towards the next. */
  onPull(pull: number): void;
  /** How many works to go on by; 0 puts back what was pulled. */
  onEnd(steps: number): void;
}

export function followDrag(flow: HTMLElement, { onStart, onPull, onEnd }: Drag): () => void {
  let from: { x: number; pointer: number } | null = null;
  let isPulled = false;

  /** In works, positive towards the next. */
  const pullOf = (event: PointerEvent): number => {
    const widthPx = flow.querySelector<HTMLElement>(".g-slide[data-middle]")?.offsetWidth || flow.clientWidth / 5;
    const towardsNext = getComputedStyle(flow).direction === "rtl" ? 1 : -1;
    const pull = ((event.clientX - (from?.x ?? 0)) * towardsNext) / (widthPx * pullForOne);
    return Math.max(-mostSteps, Math.min(mostSteps, pull));
  };
  const begin = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    from = { x: event.clientX, pointer: event.pointerId };
    isPulled = false;
  };
  const pull = (event: PointerEvent) => {
    if (from?.pointer !== event.pointerId) return;
    if (!isPulled) {
      if (Math.abs(event.clientX - from.x) < tapPx) return;
      isPulled = true;
      flow.setPointerCapture(event.pointerId);
      onStart();
    }
    onPull(pullOf(event));
  };
  const end = (event: PointerEvent) => {
    if (from?.pointer !== event.pointerId) return;
    const pulled = event.type === "pointerup" ? pullOf(event) : 0;
    from = null;
    if (!isPulled) return;
    onEnd(Math.abs(pulled) < shortPull ? 0 : Math.sign(pulled) * Math.max(1, Math.round(Math.abs(pulled))));
  };
  /** The click that ends a pull was not meant for the work under it. */
  const swallow = (event: MouseEvent) => {
    if (!isPulled) return;
    isPulled = false;
    event.preventDefault();
    event.stopPropagation();
  };

  flow.addEventListener("pointerdown", begin);
  flow.addEventListener("pointermove", pull);
  flow.addEventListener("pointerup", end);
  flow.addEventListener("pointercancel", end);
  flow.addEventListener("click", swallow, true);
  return () => {
    flow.removeEventListener("pointerdown", begin);
    flow.removeEventListener("pointermove", pull);
    flow.removeEventListener("pointerup", end);
    flow.removeEventListener("pointercancel", end);
    flow.removeEventListener("click", swallow, true);
  };
}
