// The stops of a slider as buttons: one per place where it can stand.
import { memo } from "react";
import { useWords } from "../context";

interface SliderPagesProps {
  page: number;
  pages: number;
  goTo(page: number): void;
}

/** Memoised: there may be a hundred of them, and they change only when the slider moves. */
export const SliderPages = memo(function SliderPages({ page, pages, goTo }: SliderPagesProps) {
  const { slide } = useWords();
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
