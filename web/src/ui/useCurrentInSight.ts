// On a phone a row of places may be longer than the screen: the one in hand is the one to see.
import { type RefObject, useEffect, useRef } from "react";

/** So that the one before it peeps out: there is more on that side. */
const MARGIN_PX = 48;

/** For the row; `place` says that another one is in hand. */
export function useCurrentInSight(place: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the document says which is in hand, after each change of it.
  useEffect(() => {
    const show = () => {
      const current = row.current?.querySelector("[aria-current]");
      if (!row.current || !current) return;
      const [frame, link] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
      // From where its lines start: by differences, as positions count backwards from right to left.
      const isRtl = getComputedStyle(row.current).direction === "rtl";
      row.current.scrollLeft += isRtl ? link.right - frame.right + MARGIN_PX : link.left - frame.left - MARGIN_PX;
    };
    show();
    addEventListener("resize", show); // a tablet that is turned
    return () => removeEventListener("resize", show);
  }, [place]);
  return row;
}
