// Where a slider stands and how it is moved on: a button for each stop, or, where they would be a crowd, a counter over a bar.
// A chunk of its own: there is nothing to steer before the engine is there.
import { memo, type ReactNode } from "react";
import { useWords } from "../../context";
import { Icon } from "../Icon";

interface SliderPagesProps {
  page: number;
  pages: number;
  goTo(page: number): void;
}

const mostButtons = 10;

/** Memoised: they change only when the slider moves. */
const SliderPages = memo(function SliderPages({ page, pages, goTo }: SliderPagesProps) {
  const { slide } = useWords();
  if (pages > mostButtons)
    return (
      <label className="slider-pages slider-count">
        <bdi dir="ltr">
          {page + 1} / {pages}
        </bdi>
        <input
          type="range"
          aria-label={slide}
          min={1}
          max={pages}
          value={page + 1}
          onChange={(event) => goTo(Number(event.target.value) - 1)}
        />
      </label>
    );
  return (
    <div className="slider-pages">
      {Array.from({ length: pages }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its number.
          key={index}
          type="button"
          className="slider-page"
          aria-label={`${slide} ${index + 1}`}
          aria-current={index === page ? "true" : undefined}
          onClick={() => goTo(index)}
        />
      ))}
    </div>
  );
});

type SliderArrowsProps = Pick<SliderControlsProps, "page" | "pages" | "step">;

function SliderArrows({ page, pages, step }: SliderArrowsProps) {
  const { previous, next } = useWords();
  return (
    <div className="slider-arrows">
      <button type="button" aria-label={previous} aria-disabled={page === 0 || undefined} onClick={() => step(-1)}>
        <Icon name="previous" />
      </button>
      <button type="button" aria-label={next} aria-disabled={page === pages - 1 || undefined} onClick={() => step(1)}>
        <Icon name="next" />
      </button>
    </div>
  );
}

interface SliderControlsProps extends SliderPagesProps {
  step(by: 1 | -1): void;
  hasArrows: boolean;
  /** The pause button, which other parts of the page have too. */
  children: ReactNode;
}

export default function SliderControls({
  page,
  pages,
  goTo,
  step,
  hasArrows,
  children,
}: SliderControlsProps): ReactNode {
  return (
    <>
      <SliderPages page={page} pages={pages} goTo={goTo} />
      {children}
      {hasArrows && <SliderArrows page={page} pages={pages} step={step} />}
    </>
  );
}
