// Moves the coverflow. Where a work stands is one number, its distance from the middle (--g-o); CSS draws it there and makes
// the transition. Time alone brings the next step: no end of a transition is waited for, so a step by hand cannot be taken
// for one of the autoplay's. A chunk of its own: parts/Coverflow.tsx asks for it when the projects come near the screen.
import { constants } from "../../contract/catalogues.gen";
import { followDrag } from "./coverflowDrag";
import { usesReducedMotion } from "./usePause";

/** How fast a visitor's own step is; the contract's speed is the autoplay's. */
const ownStepMs = 600;
/** How much faster a step under way comes to rest once the visitor looks closer. */
const restingRate = 5;
/** From here on a work is out of sight. */
const farFrom = Math.floor(constants.coverflowSlides / 2) + 1;
/** From here on it is not even laid out: a hundred works that were moved along would stop the page at every step. */
const awayFrom = 2 * farFrom;
/** How many works the row goes on by when it turns forward again. There and back it would show the same few for ever. */
const stride = 3;

export interface CoverflowSettings {
  loops: boolean;
  reverseMs: number;
  stretchPx: number;
  depthPx: number;
  /** Which item stands in the middle, told as soon as it is on its way there. */
  onMiddle(index: number): void;
}

export interface CoverflowEngine {
  move(steps: number): void;
  /** Brings the slide of an item to the middle. */
  show(index: number): void;
  focusMiddle(): void;
  setRunning(isRunning: boolean): void;
  destroy(): void;
}

interface Slide {
  element: HTMLElement;
  /** The work, what veils it and its note, each of which is drawn by --g-o. */
  placed: readonly HTMLElement[];
  /** Which of the projects it shows; a loop shows some twice. */
  index: number;
  /** Works between it and the middle, negative before it. */
  offset: number;
  /** As it was last drawn. What is away and stays away is not touched: of a hundred works nine tenths. */
  drawn: { isAway: boolean; isMiddle: boolean; isNearest: boolean } | null;
}

const isAway = (offset: number): boolean => Math.abs(offset) >= awayFrom;

/** Clipped at the stage's ends, a lazy picture would load only once it is in sight, and come in blank; so would one that is
 * decoded later than it is painted. */
function readyPicture(slide: HTMLElement): void {
  for (const image of slide.querySelectorAll("img")) {
    image.loading = "eager";
    image.decoding = "sync";
  }
}

/** A description too long for its work scrolls, so the keyboard must be able to stand in it. */
function letNoteScroll(slide: HTMLElement): void {
  const note = slide.querySelector<HTMLElement>(".g-note");
  if (note && note.scrollHeight > note.clientHeight) note.tabIndex = 0;
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

const place = (slide: Slide, name: "--g-o" | "--g-drag", value: number): void => {
  for (const element of slide.placed) element.style.setProperty(name, String(value));
};

function mark(slide: Slide, isNearest: boolean): void {
  const { element, offset, drawn } = slide;
  if (drawn?.isAway && isAway(offset) && drawn.isNearest === isNearest) return;
  slide.drawn = { isAway: isAway(offset), isMiddle: offset === 0, isNearest };
  const distance = Math.abs(offset);
  place(slide, "--g-o", offset);
  element.toggleAttribute("data-middle", offset === 0);
  element.toggleAttribute("data-far", distance >= farFrom);
  element.toggleAttribute("data-away", isAway(offset));
  if (distance <= awayFrom) readyPicture(element);
  if (drawn?.isNearest !== isNearest) {
    element.inert = !isNearest;
    if (isNearest) element.removeAttribute("aria-hidden");
    else element.setAttribute("aria-hidden", "true");
  }
  if (drawn?.isMiddle === (offset === 0)) return;
  for (const control of element.querySelectorAll<HTMLElement>("a, button")) control.tabIndex = offset === 0 ? 0 : -1;
  element.querySelector(".g-note")?.removeAttribute("tabindex");
}

/** In a ring a slide that left on one side comes in on the other: it is taken round while nobody can see it.
 * True if one of them is laid out, so that it must stand there before the step begins. */
function takeRound(slides: readonly Slide[], steps: number): boolean {
  const count = slides.length;
  let isLaidOut = false;
  for (const slide of slides) {
    if (Math.abs(slide.offset) < farFrom) continue;
    const aim = slide.offset - steps;
    const round = aim > count / 2 ? -count : aim < -count / 2 ? count : 0;
    if (!round) continue;
    slide.offset += round;
    if (slide.drawn?.isAway) continue;
    place(slide, "--g-o", slide.offset);
    isLaidOut = true;
  }
  return isLaidOut;
}

export function startCoverflow(flow: HTMLElement, settings: CoverflowSettings): CoverflowEngine {
  const slides = [...flow.querySelectorAll<HTMLElement>(".g-slide")].map((element, offset): Slide => {
    const placed = [...element.querySelectorAll<HTMLElement>(".g-work, .g-veil, .g-note")];
    return { element, placed, index: Number(element.dataset.index), offset, drawn: null };
  });
  let direction: 1 | -1 = 1;
  let isTurnedForward = false;
  let isRunning = false;
  let reversal: ReturnType<typeof setInterval> | undefined;
  let nextStep: ReturnType<typeof setTimeout> | undefined;
  let measuring = 0;

  const middle = () => slides.find(({ offset }) => offset === 0);
  const markAll = (): void => {
    const nearest = nearestOfEach(slides);
    for (const slide of slides) mark(slide, nearest.has(slide));
    const now = middle();
    if (!now) return;
    settings.onMiddle(now.index);
    // With the frame, which lays out anyway: measured here and now, the row would be laid out once more.
    cancelAnimationFrame(measuring);
    measuring = requestAnimationFrame(() => letNoteScroll(now.element));
  };
  const within = (steps: number): number => {
    const offsets = slides.map(({ offset }) => offset);
    return settings.loops ? steps : Math.max(Math.min(...offsets), Math.min(Math.max(...offsets), steps));
  };
  const go = (steps: number, speedMs: number): void => {
    const taken = within(steps);
    if (settings.loops && takeRound(slides, taken)) {
      flow.style.setProperty("--ms", "0ms");
      void flow.offsetWidth;
    }
    flow.style.setProperty("--ms", `${usesReducedMotion() ? 0 : speedMs}ms`);
    for (const slide of slides) slide.offset -= taken;
    markAll();
  };

  const step = (): void => {
    // Fewer works than a ring needs: to the end and back (D50).
    if (!settings.loops && within(direction) === 0) direction = direction > 0 ? -1 : 1;
    go(isTurnedForward && settings.loops ? stride : direction, constants.coverflowSpeedMs);
    isTurnedForward = false;
    nextStep = setTimeout(step, constants.coverflowSpeedMs); // continuous: each starts as the one before it ends
  };
  const turn = (): void => {
    direction = direction > 0 ? -1 : 1;
    isTurnedForward = direction > 0;
  };
  const goByHand = (steps: number): void => {
    go(steps, ownStepMs);
    if (!isRunning) return;
    clearTimeout(nextStep);
    nextStep = setTimeout(step, ownStepMs + constants.coverflowSpeedMs);
  };

  flow.style.setProperty("--depth", String(settings.depthPx));
  flow.style.setProperty("--stretch", `${settings.stretchPx}px`);
  flow.style.setProperty("--tallest", String(tallestOf(flow)));
  if (settings.loops) takeRound(slides, 0);
  markAll();
  const stopFollowing = followDrag(flow, {
    onStart: () => clearTimeout(nextStep),
    onPull: (pull) => {
      for (const slide of slides) if (!isAway(slide.offset)) place(slide, "--g-drag", -pull);
    },
    onEnd: goByHand,
  });

  return {
    move: goByHand,
    show(index) {
      const shown = [...nearestOfEach(slides)].find((slide) => slide.index === index);
      if (shown) goByHand(shown.offset);
    },
    focusMiddle: () => middle()?.element.querySelector<HTMLElement>("button")?.focus({ preventScroll: true }),
    setRunning(next) {
      if (next === isRunning) return;
      isRunning = next;
      clearInterval(reversal);
      clearTimeout(nextStep);
      if (isRunning) {
        reversal = setInterval(turn, settings.reverseMs);
        // A step that does not glide is a jump: it comes when the visitor has looked, not with his 'play'.
        nextStep = setTimeout(step, usesReducedMotion() ? constants.coverflowSpeedMs : 0);
        return;
      }
      for (const { offset, placed } of slides) {
        if (Math.abs(offset) > farFrom) continue; // nobody sees it come to rest
        for (const animation of placed[0]?.getAnimations({ subtree: true }) ?? []) {
          if (animation instanceof CSSTransition) animation.updatePlaybackRate(restingRate);
        }
      }
    },
    destroy() {
      clearInterval(reversal);
      clearTimeout(nextStep);
      cancelAnimationFrame(measuring);
      stopFollowing();
    },
  };
}
