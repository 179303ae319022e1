// When the coverflow moves, by a clock in the test's hand. How it looks is the journeys' (site-option3.spec.ts).
import { MessageChannel } from "node:worker_threads";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { constants } from "../../../contract/catalogues.gen";
import { type CoverflowEngine, startCoverflow } from "./coverflowEngine";

const { coverflow1ReverseMs, coverflow2ReverseMs, coverflowSpeedMs } = constants;
let startedAt = 0;
let middles: [atMs: number, index: number][] = [];
let engine: CoverflowEngine;

function start(count: number, reverseMs: number, loops = true): void {
  const flow = document.createElement("div");
  const slides = Array.from({ length: count }, (_, index) => `<li class="g-slide" data-index="${index}"></li>`);
  flow.innerHTML = `<ul>${slides.join("")}</ul>`;
  const onMiddle = (index: number) => middles.push([Date.now() - startedAt, index]);
  engine = startCoverflow(flow, { loops, reverseMs, stretchPx: 0, depthPx: 150, onMiddle });
  middles = [];
  engine.setRunning(true);
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("MessageChannel", MessageChannel); // happy-dom has none
  startedAt = Date.now();
});
afterEach(() => {
  engine.destroy();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [
    "first",
    coverflow1ReverseMs,
    [0, 2500, 5000, 6000, 8500, 11_000, 12_000, 14_500, 17_000],
    [1, 2, 3, 2, 1, 0, 1, 2, 3],
  ],
  [
    "second",
    coverflow2ReverseMs,
    [0, 2500, 5000, 7500, 8000, 10_500, 13_000, 15_500, 16_000, 18_500],
    [1, 2, 3, 4, 3, 2, 1, 0, 1, 2],
  ],
] as const)("the %s kind turns round every %i ms to the moment", (_, reverseMs, moments, works) => {
  start(10, reverseMs);
  pass((moments.at(-1) ?? 0) + 200);
  expect(middles).toEqual(moments.map((atMs, place) => [atMs, works[place]]));
});

it("stands still while it is held, and has its whole time when it goes on", () => {
  start(10, coverflow1ReverseMs);
  pass(5500);
  engine.setRunning(false);
  pass(20_000);
  expect(middles).toHaveLength(3);
  middles = [];
  engine.setRunning(true);
  pass(coverflow1ReverseMs - 1);
  expect(middles.map(([, index]) => index)).toEqual([4, 5, 6]);
  pass(1);
  expect(middles.at(-1)?.[1]).toBe(5);
});

it("a visitor's own step is not turned round, what follows it goes the other way", () => {
  start(10, coverflow1ReverseMs);
  pass(5500);
  engine.show(5);
  pass(600 + coverflowSpeedMs + 100);
  expect(middles.map(([, index]) => index)).toEqual([1, 2, 3, 5, 4]);
});

it("fewer works than a ring needs go to the end and back, whatever the time", () => {
  start(4, coverflow1ReverseMs, false);
  pass(9 * coverflowSpeedMs + 100);
  expect(middles.map(([, index]) => index)).toEqual([1, 2, 3, 2, 1, 0, 1, 2, 3, 2]);
});
