import { expect, it } from "vitest";
import { leadOf, levelOf, warningOf } from "./level";

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

it.each([
  [0, /^Votre site ne prend presque rien\s: 0\sko sur 2\sGo\.$/],
  [28_000, /^Votre site ne prend presque rien\s: 28\sko sur 2\sGo\.$/],
  [60_000_000, /^60\sMo sur 2\sGo sont pris\s; il reste 1,9\sGo\.$/],
  [1_999_972_000, /^2\sGo sur 2\sGo sont pris\s; il reste 28\sko\.$/],
  [2_000_000_000, /^Les 2\sGo de votre site sont pris\.$/],
])(
  "of %d bytes of 2 GB the screen says what is taken, and what is left where that says something",
  (usedBytes, said) => {
    expect(leadOf({ usedBytes, mostBytes: 2_000_000_000 })).toMatch(said);
  },
);
