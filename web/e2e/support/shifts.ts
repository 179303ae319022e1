/** What of a page has jumped since it was opened (the parts that Cumulative Layout Shift is summed from). */
import type { Page } from "@playwright/test";

interface Seen {
  value: number;
  what: string;
}
type Watched = Window & { layoutShifts?: () => Seen[] };
type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen[] = [];
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
    const add = (entries: PerformanceEntryList) => {
      for (const { value, startTime, sources } of entries as Shift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.tagName}.${element?.className} ${box(previousRect)} → ${box(currentRect)}`;
        });
        seen.push({ value, what: `${value.toFixed(5)} after ${Math.round(startTime)} ms: ${moved.join(", ")}` });
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    (window as Watched).layoutShifts = () => {
      add(observer.takeRecords());
      return seen;
    };
  });
}

/** Each jump in words, so that a journey that finds one says which element moved, and when. */
export async function shiftsOf(page: Page, from = 0): Promise<string[]> {
  const seen = await page.evaluate(() => (window as Watched).layoutShifts?.());
  if (!seen) throw new Error("nobody watched: watchShifts comes before the page is opened");
  return seen.filter(({ value }) => value >= from).map(({ what }) => what);
}
