import { expect, it } from "vitest";
import { swipeSteps } from "./swipe";

const from = { x: 200, y: 300 };
const to = (clientX: number, clientY: number) => ({ clientX, clientY });

it.each([
  ["to the left goes on", to(120, 310), false, 1],
  ["to the right goes back", to(280, 300), false, -1],
  ["is turned round on pages from right to left", to(120, 300), true, -1],
  ["that is short is a tap", to(180, 300), false, 0],
  ["that goes down scrolls", to(140, 400), false, 0],
])("a swipe %s", (_, end, isRtl, steps) => {
  expect(swipeSteps(from, end, isRtl)).toBe(steps);
  expect(swipeSteps(null, end, isRtl)).toBe(0); // begun with two fingers
});
