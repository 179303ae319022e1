import { afterEach, beforeEach, expect, it, vi } from "vitest";

const margins: string[] = [];
const tells: ((isIntersecting: boolean) => void)[] = [];
class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
    margins.push(rootMargin);
    tells.push((isIntersecting) => callback([{ isIntersecting }]));
  }
  observe() {}
  disconnect() {}
}
/** Outside of the window, or well inside of it. */
const at = (isInside: boolean) => tells[margins.findIndex((margin) => margin.startsWith("-") === isInside)];
const comesNear = () => at(false)?.(true);
const isLookedAt = (isIntersecting: boolean) => at(true)?.(isIntersecting);

const wanted = vi.fn();
let stop = () => {};
/** New for each test: nobody has begun. */
async function wait(playsAfterMs: number | null): Promise<void> {
  vi.resetModules();
  const { whenDue } = await import("./triggers");
  stop = whenDue(document.body, playsAfterMs, wanted);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IntersectionObserver", FakeObserver);
  wanted.mockReset();
  margins.length = 0;
  tells.length = 0;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begins = () => dispatchEvent(new Event("pointermove"));
it.each([
  ["near first", comesNear, begins],
  ["begun first", begins, comesNear],
])("waits until a part is near and the visitor has begun to use the page: %s", async (_order, first, second) => {
  await wait(null);
  first();
  expect(wanted).not.toHaveBeenCalled();
  second();
  expect(wanted.mock.calls).toEqual([[false]]);
});

it("wants what moves by itself when it was looked at for its time, not counting what it was not", async () => {
  await wait(2000);
  isLookedAt(true);
  vi.advanceTimersByTime(1500);
  isLookedAt(false);
  vi.advanceTimersByTime(1500);
  isLookedAt(true);
  vi.advanceTimersByTime(1999);
  expect(wanted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(wanted.mock.calls).toEqual([[true]]);
});

it("wants nothing any more once it was told to stop", async () => {
  await wait(2000);
  comesNear();
  isLookedAt(true);
  stop();
  dispatchEvent(new Event("pointermove"));
  vi.advanceTimersByTime(5000);
  expect(wanted).not.toHaveBeenCalled();
});
