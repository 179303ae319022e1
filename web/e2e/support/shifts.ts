/** How much of a page has jumped since it was opened (the sum that Cumulative Layout Shift is made of). */
import type { Page } from "@playwright/test";

type Watched = Window & { layoutShifts?: () => number };

/** Before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let total = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) total += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    (window as Watched).layoutShifts = () => {
      add(observer.takeRecords());
      return total;
    };
  });
}

export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as Watched).layoutShifts?.() ?? Number.NaN);
