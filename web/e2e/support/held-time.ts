/** Time in the test's hand: what moves by itself moves only when the test says so, however slow the machine. */
import { expect, type Locator, type Page } from "@playwright/test";

/** Before the page is opened: no timer and no animation frame of the page runs until `page.clock.runFor`. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** On a page that is open: what waits for a timer waits until `page.clock.resume`. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * The pages set and clear their timers in the same commit as these attributes (Slider, Coverflow, useCycle), so once the
 * attribute says it, the clock may run: without this wait it could run before React has heard of the pointer.
 */
export const expectMoving = (carousel: Locator): Promise<void> => expect(carousel).toHaveAttribute("data-moving", "");
export const expectHeld = (carousel: Locator): Promise<void> => expect(carousel).not.toHaveAttribute("data-moving");
