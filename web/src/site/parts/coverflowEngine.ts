// Moves the coverflow with Swiper. A chunk of its own: parts/Coverflow.tsx asks for it when the projects come near the screen.
import Swiper from "swiper";
import { EffectCoverflow } from "swiper/modules";
import { constants } from "../../contract/catalogues.gen";
import { usesReducedMotion } from "./usePause";

/** How fast a visitor's own step is; the contract's speed is the autoplay's. */
const ownStepMs = 600;
/** How much faster a step under way comes to rest once the visitor looks closer. */
const restingRate = 5;

export interface CoverflowSettings {
  loops: boolean;
  startsAt: number;
  reverseMs: number;
  stretchPx: number;
  depthPx: number;
  /** Which item stands in the middle, told as soon as it is on its way there. */
  onMiddle(index: number): void;
}

export interface CoverflowEngine {
  move(steps: 1 | -1): void;
  /** Brings the slide of an item to the middle. */
  show(index: number): void;
  focusMiddle(): void;
  setRunning(isRunning: boolean): void;
  destroy(): void;
}

const indexOf = (slide: HTMLElement): number => Number(slide.dataset.index);

/** The spec's stretch, and on narrow stages as much more as keeps the neighbours in sight. */
function stretchFor(stage: HTMLElement, slidePx: number, stretchPx: number): number {
  return stretchPx && Math.max(stretchPx, 1.5 * slidePx - 0.64 * stage.clientWidth);
}

/** What each slide was last told. */
type Marks = WeakMap<HTMLElement, string>;
/** From here on a slide is out of sight. */
const farFrom = Math.floor(constants.coverflowSlides / 2) + 1;
/** From here on it is out of reach too: no step brings it into sight or takes it here from there, so nothing of it moves. */
const awayFrom = 2 * farFrom;

/** Clipped at the stage's ends, a lazy picture would load only once it is in sight, and come in blank; so would one that is
 * decoded later than it is painted. */
function readyPicture(slide: HTMLElement): void {
  for (const image of slide.querySelectorAll("img")) {
    image.loading = "eager";
    image.decoding = "sync";
  }
}

/** A description too long for its work scrolls, so the keyboard must be able to stand in it. */
function letNoteScroll(slide: HTMLElement | undefined): void {
  const note = slide?.querySelector<HTMLElement>(".g-note");
  if (note && note.scrollHeight > note.clientHeight) note.tabIndex = 0;
}

/**
 * Tells CSS how far each slide is from the middle, and shows assistive technology one of each item: the nearest.
 * What is out of reach is all equally far, so that a step touches a dozen slides, not a hundred.
 */
function markSlides(swiper: Swiper, marked: Marks): void {
  const slides = [...swiper.slides];
  const nearest = new Map<number, number>();
  slides.forEach((slide, position) => {
    const distance = Math.abs(position - swiper.activeIndex);
    nearest.set(indexOf(slide), Math.min(distance, nearest.get(indexOf(slide)) ?? distance));
  });
  slides.forEach((slide, position) => {
    const offset = position - swiper.activeIndex;
    const distance = Math.abs(offset);
    const isNearest = nearest.get(indexOf(slide)) === distance;
    nearest.set(indexOf(slide), isNearest ? -1 : (nearest.get(indexOf(slide)) ?? distance)); // one of two equally near
    const shownOffset = String(Math.max(-awayFrom, Math.min(awayFrom, offset)));
    const mark = `${shownOffset} ${isNearest}`;
    if (marked.get(slide) === mark) return;
    marked.set(slide, mark);
    slide.style.setProperty("--o", shownOffset);
    slide.style.setProperty("--a", String(Math.min(distance, awayFrom)));
    slide.toggleAttribute("data-middle", offset === 0);
    slide.toggleAttribute("data-far", distance >= farFrom);
    slide.toggleAttribute("data-away", distance >= awayFrom);
    if (distance < awayFrom) readyPicture(slide);
    slide.inert = !isNearest;
    if (isNearest) slide.removeAttribute("aria-hidden");
    else slide.setAttribute("aria-hidden", "true");
    for (const one of slide.querySelectorAll<HTMLElement>("a, button")) one.tabIndex = offset === 0 ? 0 : -1;
    slide.querySelector(".g-note")?.removeAttribute("tabindex");
  });
}

export function startCoverflow(element: HTMLElement, settings: CoverflowSettings): CoverflowEngine {
  const stage = element.parentElement ?? element;
  let direction: 1 | -1 = 1;
  let isRunning = false;
  let reversal: ReturnType<typeof setInterval> | undefined;
  let stillStep: ReturnType<typeof setTimeout> | undefined;
  element.style.setProperty("--depth", String(settings.depthPx));
  element.style.setProperty("--stretch", `${settings.stretchPx}px`);

  const swiper = new Swiper(element, {
    modules: [EffectCoverflow],
    effect: "coverflow",
    coverflowEffect: {
      rotate: constants.coverflowRotate,
      modifier: constants.coverflowModifier,
      stretch: settings.stretchPx,
      depth: settings.depthPx,
      slideShadows: false,
    },
    slidesPerView: constants.coverflowSlides,
    centeredSlides: true,
    loop: settings.loops,
    loopPreventsSliding: false,
    initialSlide: settings.startsAt,
    speed: ownStepMs,
    watchSlidesProgress: true,
    watchOverflow: false,
    focusableElements: "input, textarea",
    init: false,
  });

  const fit = (): void => {
    const effect = swiper.params.coverflowEffect;
    const slide = swiper.slides[0];
    if (typeof effect === "object" && slide) {
      effect.stretch = stretchFor(stage, slide.offsetWidth, settings.stretchPx);
      swiper.setTranslate(swiper.translate * (swiper.rtlTranslate ? -1 : 1));
    }
  };
  const marked: Marks = new WeakMap();
  let measuring = 0;
  const mark = (): void => {
    markSlides(swiper, marked);
    const middle = swiper.slides[swiper.activeIndex];
    if (middle) settings.onMiddle(indexOf(middle));
    // With the frame, which lays out anyway: measured here and now, the row would be laid out several times a step.
    cancelAnimationFrame(measuring);
    measuring = requestAnimationFrame(() => letNoteScroll(middle));
  };
  /** With less motion there is no transition, so nothing would tell its end. */
  const paced = (speedMs: number): number => (usesReducedMotion() ? 0 : speedMs);
  const go = (steps: 1 | -1, speedMs: number): void => {
    if (steps > 0) swiper.slideNext(paced(speedMs));
    else swiper.slidePrev(paced(speedMs));
  };
  // Continuous: each step starts as the one before it ends.
  const step = (): void => {
    if (!isRunning || swiper.destroyed || swiper.animating) return;
    if (!settings.loops && (direction > 0 ? swiper.isEnd : swiper.isBeginning)) direction = direction > 0 ? -1 : 1;
    clearTimeout(stillStep);
    if (usesReducedMotion()) stillStep = setTimeout(() => isRunning && go(direction, 0), constants.coverflowSpeedMs);
    else go(direction, constants.coverflowSpeedMs);
  };
  const stepSoon = (): number => requestAnimationFrame(step);

  swiper.on("init", fit);
  swiper.on("resize", fit);
  swiper.on("init", mark);
  swiper.on("slideChange", mark);
  swiper.on("transitionStart", mark);
  swiper.on("setTransition", (_swiper, durationMs) => {
    for (const slide of swiper.slides) {
      if (!slide.hasAttribute("data-away")) slide.style.setProperty("--ms", `${durationMs}ms`);
    }
  });
  swiper.on("transitionEnd", stepSoon);
  // A step cut short (the column was hidden) has no end of its own.
  const onCancel = (event: Event): void => {
    if (event.target !== swiper.wrapperEl) return;
    swiper.animating = false;
    stepSoon();
  };
  element.addEventListener("transitioncancel", onCancel);
  swiper.init();

  return {
    move: (steps) => go(steps, ownStepMs),
    show(index) {
      const nearest = [...swiper.slides]
        .map((slide, position) => ({ slide, position }))
        .filter(({ slide }) => indexOf(slide) === index && !slide.inert)[0];
      if (nearest) swiper.slideTo(nearest.position, paced(ownStepMs));
    },
    focusMiddle: () =>
      swiper.slides[swiper.activeIndex]?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true }),
    setRunning(next) {
      if (next === isRunning) return;
      isRunning = next;
      clearInterval(reversal);
      if (isRunning) {
        reversal = setInterval(() => {
          direction = direction > 0 ? -1 : 1;
        }, settings.reverseMs);
        stepSoon();
        return;
      }
      for (const animation of element.getAnimations({ subtree: true })) {
        if (animation instanceof CSSTransition) animation.updatePlaybackRate(restingRate);
      }
    },
    destroy() {
      isRunning = false;
      clearInterval(reversal);
      clearTimeout(stillStep);
      cancelAnimationFrame(measuring);
      element.removeEventListener("transitioncancel", onCancel);
      swiper.destroy(true, true);
    },
  };
}
