/** Toasts that wait to be read: their five seconds are fixed, and a slow machine may need longer to look. */
import type { BrowserContext } from "@playwright/test";

const TOAST_MS = 5_000;

/** Before the first page of the context is opened. Those who test the five seconds themselves use a clock instead. */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript((toastMs) => {
    const set = window.setTimeout.bind(window);
    const patient = (run: TimerHandler, ms?: number, ...args: unknown[]) =>
      set(run, ms === toastMs ? 3_600_000 : ms, ...args);
    window.setTimeout = patient as typeof window.setTimeout;
  }, TOAST_MS);
}
