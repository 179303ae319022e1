// How a work of the coverflow is drawn at its distance from the middle, and how it gets to another. By animations of its own
// and not by styles that change: nothing but the works in sight has its styles worked out, and where a work is at any
// moment is known without asking the page, which would have to be laid out for the answer.
import { constants } from "../../../contract/catalogues.gen";

/** From here on, in works, it is out of sight. */
export const farFrom = Math.floor(constants.coverflowSlides / 2) + 1;
/** How much of the ground's colour lies over a work with every place that it stands further back. */
const veilPerPlace = 0.24;
const easing = "cubic-bezier(0.45, 0.05, 0.3, 1)";

export interface CoverflowMotion {
  /** Where it is drawn at this moment, in works from the middle. */
  now(): number;
  glide(from: number, to: number, ms: number): void;
  hasten(rate: number): void;
  cancel(): void;
}

/** Both ends and the places between them: what a work looks like changes its course at each. */
function placesOnTheWay(from: number, to: number): number[] {
  const first = Math.floor(Math.min(from, to)) + 1;
  const count = Math.max(0, Math.ceil(Math.max(from, to)) - first);
  const between = Array.from({ length: count }, (_, place) => first + place);
  return [from, ...(from < to ? between : between.reverse()), to];
}

export function motionOf(slide: HTMLElement, place: number, depthPx: number): CoverflowMotion {
  const drawn: [Element | null, (at: number, distance: number) => Keyframe][] = [
    [
      slide.querySelector(".g-work"),
      (at, distance) => ({
        transform: `translate3d(calc(${at} * var(--step) * var(--g-x)), 0, ${-distance * depthPx}px)`,
        opacity: Math.max(0, Math.min(1, farFrom - distance)),
      }),
    ],
    [slide.querySelector(".g-veil"), (_, distance) => ({ opacity: distance * veilPerPlace })],
  ];
  let [start, goal] = [place, place];
  let animations: (Animation | undefined)[] = [];

  return {
    now: () => start + (goal - start) * (animations[0]?.effect?.getComputedTiming().progress ?? 1),
    glide(from, to, ms) {
      const before = animations;
      const isSeen = Math.min(Math.abs(from), Math.abs(to)) < farFrom;
      [start, goal] = [from, to];
      animations = drawn.slice(0, isSeen ? undefined : 0).map(([element, look]) =>
        element?.animate(
          placesOnTheWay(from, to).map((at) => ({
            ...look(at, Math.abs(at)),
            offset: from === to ? null : (at - from) / (to - from),
          })),
          { duration: ms, easing, fill: "forwards" },
        ),
      );
      for (const animation of before) animation?.cancel();
    },
    hasten(rate) {
      for (const animation of animations) if (animation?.playState === "running") animation.updatePlaybackRate(rate);
    },
    cancel() {
      for (const animation of animations) animation?.cancel();
    },
  };
}
