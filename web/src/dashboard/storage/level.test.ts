import { expect, it } from "vitest";
import { levelOf, warningOf } from "./level";

it.each([
  [79, "calm", null],
  [80, "filling", /^80\s% de la place/],
  [94.9, "filling", /^94\s%/],
  [95, "full", /Bientôt plus de place/],
  [100, "full", /^Plus de place/],
  [130, "full", /30\sMo de plus/],
] as const)("of a site that is %d %% full the owner is told what he should know", (percent, level, said) => {
  const taken = { usedBytes: percent * 1_000_000, mostBytes: 100_000_000 };
  expect(levelOf(taken)).toBe(level);
  if (said) expect(warningOf(taken)).toMatch(said);
  else expect(warningOf(taken)).toBeNull();
});
