// A row of slides: 1, 2 or 3 in view by the page's width, autoplay that pauses under the pointer and the focus, clickable
// pagination, arrow keys and swipe. Without script it is a list that scrolls and snaps.
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { constants } from "../../../contract/catalogues.gen";
import { useWords } from "../../context";
import { StaticHtml } from "../../islands/StaticHtml";
import { useLater } from "../useLater";
import { gridFromItems } from "./gridFromItems";
import { PauseButton } from "./PauseButton";
import { useEngine } from "./useEngine";
import { usePause } from "./usePause";
import { type PerView, useSwiper } from "./useSwiper";

const loadControls = () => import("./SliderControls");

const oneTwoThree: PerView = { base: 1, [constants.sliderTwoFromPx]: 2, [constants.sliderThreeFromPx]: 3 };

type RenderSlide<T> = (item: T, index: number) => ReactNode;

interface SlideProps<T> {
  item: T;
  index: number;
  renderSlide: RenderSlide<T>;
  isStatic?: ((item: T) => boolean) | undefined;
  onShow(event: FocusEvent, index: number): void;
}

function PlainSlide<T>({ item, index, renderSlide, isStatic, onShow }: SlideProps<T>) {
  const slide = { className: "slider-slide", onFocus: (event: FocusEvent) => onShow(event, index) };
  if (!isStatic?.(item)) return <li {...slide}>{renderSlide(item, index)}</li>;
  return (
    <StaticHtml as="li" name={String(index)} {...slide}>
      <Drawn {...{ item, index, renderSlide }} />
    </StaticHtml>
  );
}
/** An element, so that a static slide, which lacks its data, is not drawn. */
const Drawn = <T,>({ item, index, renderSlide }: Pick<SlideProps<T>, "item" | "index" | "renderSlide">) =>
  renderSlide(item, index);

/** Memoised: a hundred of them stand still while their section's heading is typed. */
const Slide = memo(PlainSlide) as typeof PlainSlide;

interface SliderProps<T> {
  label: string;
  items: readonly T[];
  /** The same function while it draws the same: then a slide whose item stays is not drawn again. */
  renderSlide: RenderSlide<T>;
  /** Nothing in its slide answers. */
  isStatic?: (item: T) => boolean;
  perView?: PerView;
  gapPx: number;
  autoplayMs: number;
  /** Buttons to go back and on, beside the pagination. */
  hasArrows?: boolean;
  /** Something else wants it still: a description that is read, a picture that is enlarged. */
  isHeld?: boolean;
  className: string;
}

export function Slider<T extends { id: string }>(props: SliderProps<T>) {
  const { label, items, renderSlide, perView = oneTwoThree, ...rest } = props;
  const { gapPx, autoplayMs, className } = rest;
  const text = useWords();
  const view = useRef<HTMLDivElement>(null);
  // Fewer slides than would fit: they share the row instead of leaving a hole.
  const fitting = (per: number) => Math.min(per, Math.max(items.length, 1));
  const per: PerView = { base: fitting(perView.base), 768: fitting(perView[768]), 1024: fitting(perView[1024]) };
  const { isHeld, isPaused, togglePause, handlers } = usePause();
  const { isWanted, isInSight } = useEngine(view, items.length, isHeld ? null : autoplayMs);
  const [isGrid, setGrid] = useState(false);
  const { page, pages, goTo } = useSwiper({
    view,
    isWanted: isWanted && !isGrid,
    count: items.length,
    perView: per,
    gapPx,
  });
  const way = useRef<1 | -1>(1);
  const Controls = useLater(loadControls, pages > 1);

  const isMoving = isInSight && !isHeld && !rest.isHeld && pages > 1;
  // Before the paint: `data-moving` never says that it moves while the timer is not set, nor the other way round.
  useLayoutEffect(() => {
    if (!isMoving) return;
    // At either end it turns: to run back over the whole row would be a jump.
    if (page + way.current >= pages || page + way.current < 0) way.current = way.current === 1 ? -1 : 1;
    const timer = setTimeout(() => goTo(page + way.current), autoplayMs);
    return () => clearTimeout(timer);
  }, [isMoving, page, pages, autoplayMs, goTo]);

  const step = (by: 1 | -1) => goTo(Math.min(pages - 1, Math.max(0, page + by)));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const isForward = (event.key === "ArrowRight") === (getComputedStyle(event.currentTarget).direction === "ltr");
    step(isForward ? 1 : -1);
  };
  // Tabbing into a slide out of view: the browser scrolls the clipped row by itself, so undo that and slide there.
  const showSlide = useCallback(
    (event: FocusEvent, index: number) => {
      if (pages === 0 || !event.target.matches(":focus-visible")) return;
      if (view.current) view.current.scrollLeft = 0;
      goTo(Math.min(index, pages - 1));
    },
    [pages, goTo],
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, and no element says so.
    <div
      className={["slider", isGrid && "is-grid", className].filter(Boolean).join(" ")}
      role="group"
      aria-roledescription={text.carousel}
      aria-label={label}
      data-count={items.length}
      data-gap={gapPx}
      data-per={per.base}
      data-per-768={per[768]}
      data-per-1024={per[1024]}
      data-moving={isMoving ? "" : undefined}
      {...handlers}
      onKeyDown={onKeyDown}
    >
      {/* What scrolls must be reached by the keyboard; arrows move it. */}
      <div className="slider-view" ref={view} tabIndex={items.length > 1 ? 0 : undefined}>
        <ul className="slider-track">
          {items.map((item, index) => (
            <Slide key={item.id} {...{ item, index, renderSlide }} isStatic={rest.isStatic} onShow={showSlide} />
          ))}
        </ul>
      </div>
      {items.length > 1 && (
        <div className="slider-controls">
          {Controls && pages > 1 && (
            <Controls {...{ page, pages, goTo, step }} hasArrows={rest.hasArrows === true}>
              <PauseButton isPaused={isPaused} onToggle={togglePause} />
            </Controls>
          )}
          {items.length >= gridFromItems && (
            <button type="button" className="link slider-all" aria-pressed={isGrid} onClick={() => setGrid(!isGrid)}>
              {text.seeAll}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
