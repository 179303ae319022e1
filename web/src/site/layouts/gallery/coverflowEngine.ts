// Moves the coverflow. Where a work stands is one number, its distance from the middle; coverflowMotion.ts draws it there.
// Time alone brings the next step: no end of a movement is waited for, so a step by hand cannot be taken for one of the
// autoplay's. A chunk of its own: parts/Coverflow.tsx asks for it when the projects come near the screen.
import { constants } from "../../../contract/catalogues.gen";
import { usesReducedMotion } from "../../parts/motion";
import { followDrag } from "./coverflowDrag";
import { type CoverflowMotion, farFrom, motionOf } from "./coverflowMotion";

/** How fast a visitor's own step is; the contract's speed is the autoplay's. */
const ownStepMs = 600;
/** How much faster a step under way comes to rest once the visitor looks closer. */
const restingRate = 5;
/** From here on a work is not even laid out: a hundred works that were moved along would stop the page at every step. */
const awayFrom = 2 * farFrom;

export interface CoverflowSettings {
  loops: boolean;
  reverseMs: number;
  stretchPx: number;
  depthPx: number;
  /** Which item stands in the middle, told as soon as it is on its way there. */
  onMiddle(index: number): void;
}

export interface CoverflowEngine {
  /** By hand, in a task of its own: the press is dealt with by then, and neither holds the page for long. */
  move(steps: number, takesFocus?: boolean): void;
  /** Brings the slide of an item to the middle. */
  show(index: number): void;
  setRunning(isRunning: boolean): void;
  destroy(): void;
}

interface Slide {
  element: HTMLElement;
  note: HTMLElement | null;
  motion: CoverflowMotion;
  /** Which of the projects it shows; a loop shows some twice. */
  index: number;
  /** Works between it and the middle, negative before it. */
  offset: number;
  /** As it was last drawn. What is away and stays away is not touched: of a hundred works nine tenths. */
  drawn: { isAway: boolean; isMiddle: boolean; isNearest: boolean } | null;
}

const isFar = (offset: number): boolean => Math.abs(offset) >= farFrom;
const isAway = (offset: number): boolean => Math.abs(offset) >= awayFrom;

/** Clipped at the stage's ends, a lazy picture would load only once it is in sight, and come in blank; so would one that is
 * decoded later than it is painted. */
function readyPicture(slide: HTMLElement): void {
  for (const image of slide.querySelectorAll("img")) {
    image.loading = "eager";
    image.decoding = "sync";
  }
}

/** A note finds its place when its work is looked at, not with every step: only then does it show. */
function placeNote({ note, offset }: Slide): void {
  note?.style.setProperty("--g-o", String(offset));
  // A description too long for its work scrolls, so the keyboard must be able to stand in it.
  if (note && offset === 0 && note.scrollHeight > note.clientHeight) note.tabIndex = 0;
}

/** The row keeps the height of its tallest work, whichever are laid out (CSS stops at 1.1). */
const tallestOf = (row: HTMLElement): number =>
  Math.max(...[...row.querySelectorAll("img")].map((image) => image.height / image.width || 1));

/** Assistive technology meets one of each item: the nearest, and of two equally near the one ahead. */
function nearestOfEach(slides: readonly Slide[]): Set<Slide> {
  const nearest = new Map<number, Slide>();
  for (const slide of slides) {
    const known = nearest.get(slide.index);
    const isNearer = !known || Math.abs(slide.offset) < Math.abs(known.offset);
    if (isNearer || slide.offset === -(known?.offset ?? 0)) nearest.set(slide.index, slide);
  }
  return new Set(nearest.values());
}

function mark(slide: Slide, isNearest: boolean): void {
  const { element, note, offset, drawn } = slide;
  if (drawn?.isAway && isAway(offset) && drawn.isNearest === isNearest) return;
  slide.drawn = { isAway: isAway(offset), isMiddle: offset === 0, isNearest };
  element.toggleAttribute("data-middle", offset === 0);
  element.toggleAttribute("data-far", isFar(offset));
  element.toggleAttribute("data-away", isAway(offset));
  if (drawn?.isAway !== false && !isAway(offset)) readyPicture(element);
  if (drawn?.isNearest !== isNearest) {
    element.inert = !isNearest;
    if (isNearest) element.removeAttribute("aria-hidden");
    else element.setAttribute("aria-hidden", "true");
  }
  if (drawn?.isMiddle !== (offset === 0)) {
    for (const control of element.querySelectorAll<HTMLElement>("a, button")) control.tabIndex = offset === 0 ? 0 : -1;
    note?.removeAttribute("tabindex");
  }
  if (element.matches(":hover, :focus-within")) placeNote(slide);
}

/** In a ring a slide that left on one side comes in on the other: by how much it is taken round while nobody can see it. */
function wayRound({ offset }: Slide, steps: number, count: number): number {
  const aim = offset - steps;
  if (!isFar(offset) || Math.abs(aim) <= count / 2) return 0;
  return aim > 0 ? -count : count;
}

export function startCoverflow(flow: HTMLElement, settings: CoverflowSettings): CoverflowEngine {
  const slides = [...flow.querySelectorAll<HTMLElement>(".g-slide")].map((element, offset): Slide => {
    const note = element.querySelector<HTMLElement>(".g-note");
    const motion = motionOf(element, offset, settings.depthPx);
    return { element, note, motion, index: Number(element.dataset.index), offset, drawn: null };
  });
  let direction: 1 | -1 = 1;
  /** A step of the autoplay is under way, and not one of the visitor's or his finger. */
  let isStepping = false;
  let isRunning = false;
  let reversal: ReturnType<typeof setInterval> | undefined;
  let nextStep: ReturnType<typeof setTimeout> | undefined;

  const middle = () => slides.find(({ offset }) => offset === 0);
  const within = (steps: number): number => {
    const offsets = slides.map(({ offset }) => offset);
    return settings.loops ? steps : Math.max(Math.min(...offsets), Math.min(Math.max(...offsets), steps));
  };
  const go = (steps: number, speedMs: number): void => {
    const taken = within(steps);
    const ms = usesReducedMotion() ? 0 : speedMs;
    for (const slide of slides) {
      const round = settings.loops ? wayRound(slide, taken, slides.length) : 0;
      const from = slide.motion.now() + round;
      slide.offset += round - taken;
      slide.motion.glide(from, slide.offset, ms);
    }
    const nearest = nearestOfEach(slides);
    for (const slide of slides) mark(slide, nearest.has(slide));
    const now = middle();
    if (now) settings.onMiddle(now.index);
  };

  const waitForStep = (ms: number): void => {
    clearTimeout(nextStep);
    nextStep = setTimeout(step, ms);
  };
  const step = (): void => {
    // Fewer works than a ring needs: to the end and back.
    if (!settings.loops && within(direction) === 0) direction = direction > 0 ? -1 : 1;
    isStepping = true;
    go(direction, constants.coverflowSpeedMs);
    waitForStep(constants.coverflowSpeedMs); // continuous: each starts as the one before it ends
  };
  /** The row turns round on its time, from wherever the step under way has brought it. */
  const turn = (): void => {
    direction = direction > 0 ? -1 : 1;
    // A step that does not glide has come already: one more at once would be a second jump.
    if (isStepping && !usesReducedMotion()) step();
  };
  const goByHand = (steps: number): void => {
    isStepping = false;
    go(steps, ownStepMs);
    if (isRunning) waitForStep(ownStepMs + constants.coverflowSpeedMs);
  };

  flow.style.setProperty("--depth", String(settings.depthPx));
  flow.style.setProperty("--stretch", `${settings.stretchPx}px`);
  flow.style.setProperty("--tallest", String(tallestOf(flow)));
  go(0, 0);
  const stopFollowing = followDrag(flow, {
    onStart: () => {
      isStepping = false;
      clearTimeout(nextStep);
    },
    onPull: (pull) => {
      for (const { motion, offset } of slides) motion.glide(offset - pull, offset - pull, 0);
    },
    onEnd: goByHand,
  });
  const presses = new MessageChannel();
  presses.port1.onmessage = ({ data }: MessageEvent<{ steps: number; takesFocus: boolean }>) => {
    goByHand(data.steps);
    if (data.takesFocus) middle()?.element.querySelector("button")?.focus({ preventScroll: true });
  };
  const lookAt = ({ target }: Event): void => {
    const slide = slides.find(({ element }) => element.contains(target as Node));
    if (slide) placeNote(slide);
  };
  flow.addEventListener("pointerover", lookAt);
  flow.addEventListener("focusin", lookAt);

  return {
    move: (steps, takesFocus = false) => presses.port2.postMessage({ steps, takesFocus }),
    show(index) {
      const shown = [...nearestOfEach(slides)].find((slide) => slide.index === index);
      if (shown) goByHand(shown.offset);
    },
    setRunning(next) {
      if (next === isRunning) return;
      isRunning = next;
      clearInterval(reversal);
      clearTimeout(nextStep);
      if (isRunning) {
        if (settings.loops) reversal = setInterval(turn, settings.reverseMs);
        // A step that does not glide is a jump: it comes when the visitor has looked, not with his 'play'.
        waitForStep(usesReducedMotion() ? constants.coverflowSpeedMs : 0);
        return;
      }
      isStepping = false;
      for (const { motion } of slides) motion.hasten(restingRate);
    },
    destroy() {
      clearInterval(reversal);
      clearTimeout(nextStep);
      flow.removeEventListener("pointerover", lookAt);
      flow.removeEventListener("focusin", lookAt);
      presses.port1.close();
      stopFollowing();
      for (const { motion } of slides) motion.cancel();
    },
  };
}
