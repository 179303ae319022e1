// Swiper on a list that already scrolls by itself: loaded when useEngine says so, and laid over the same geometry, so that
// nothing moves when it takes over. Used by Slider; the coverflow has needs of its own.
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper";
import { constants } from "../../../contract/catalogues.gen";
import { usesReducedMotion } from "../motion";

/** Slides per view by the width of the page's root. */
export interface PerView {
  base: number;
  [constants.sliderTwoFromPx]: number;
  [constants.sliderThreeFromPx]: number;
}

/** The page's root, not the slider: padding would make 768 px show one slide. In the preview it is the column. */
const rootOf = (element: HTMLElement): HTMLElement => element.closest<HTMLElement>(".site") ?? document.documentElement;

export function slidesAt(widthPx: number, perView: PerView): number {
  if (widthPx >= constants.sliderThreeFromPx) return perView[constants.sliderThreeFromPx];
  return widthPx >= constants.sliderTwoFromPx ? perView[constants.sliderTwoFromPx] : perView.base;
}

export interface SwiperState {
  /** Which stop it stands at, and how many there are; 0 until Swiper is there. */
  page: number;
  pages: number;
  goTo(page: number): void;
}

interface Setup {
  view: RefObject<HTMLElement | null>;
  isWanted: boolean;
  count: number;
  perView: PerView;
  gapPx: number;
}

export function useSwiper({ view, isWanted, count, perView, gapPx }: Setup): SwiperState {
  const swiper = useRef<Swiper | null>(null);
  const [{ page, pages }, setPosition] = useState({ page: 0, pages: 0 });
  const { base, [constants.sliderTwoFromPx]: two, [constants.sliderThreeFromPx]: three } = perView;

  useEffect(() => {
    const element = view.current;
    if (!isWanted || !element || count < 2) return;
    const root = rootOf(element);
    const slides = () =>
      slidesAt(root.clientWidth, { base, [constants.sliderTwoFromPx]: two, [constants.sliderThreeFromPx]: three });
    let isGone = false;
    const resize = new ResizeObserver(() => {
      const current = swiper.current;
      if (!current || current.params.slidesPerView === slides()) return;
      current.params.slidesPerView = slides();
      current.update();
    });
    const report = (at: Swiper) => setPosition({ page: at.snapIndex, pages: at.snapGrid.length });
    import("swiper")
      .then(({ Swiper: SwiperClass }) => {
        if (isGone) return;
        const scrolled = element.scrollLeft;
        const step = (element.querySelector<HTMLElement>(".slider-slide")?.offsetWidth ?? 0) + gapPx;
        element.scrollLeft = 0;
        swiper.current = new SwiperClass(element, {
          wrapperClass: "slider-track",
          slideClass: "slider-slide",
          slidesPerView: slides(),
          spaceBetween: gapPx,
          speed: usesReducedMotion() ? 0 : 600,
          // Where the visitor had already scrolled the plain list to.
          initialSlide: step ? Math.round(Math.abs(scrolled) / step) : 0,
          focusableElements: "input, select, option, textarea, video, label",
          on: { afterInit: report, snapIndexChange: report, snapGridLengthChange: report, update: report },
        });
        resize.observe(root);
      })
      // The plain list scrolls as well: a chunk that fails to load costs the autoplay, not the pictures.
      .catch((reason: unknown) => console.warn("slider script not loaded", reason));
    return () => {
      isGone = true;
      resize.disconnect();
      swiper.current?.destroy(true, true);
      swiper.current = null;
      setPosition({ page: 0, pages: 0 });
    };
  }, [view, isWanted, count, base, two, three, gapPx]);

  const goTo = useCallback((to: number) => void swiper.current?.slideTo(to), []);
  return { page, pages, goTo };
}
