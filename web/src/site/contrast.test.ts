// Every pair of colours that carries meaning on the public page, in every theme (page/theme/pairs.ts).
import { describe, expect, it } from "vitest";
import { themes } from "../contract/catalogues.gen";
import { contrastOf, fromOklab, type Rgb, rgbOf, toOklab } from "./page/theme/colour";
import { pairs, type ThemeColour } from "./page/theme/pairs";

type Theme = (typeof themes)[number];

/** `--muted` of base.css: 66 % of the text's colour over the ground, in oklab. */
const mutedOf = ({ text, bg }: Theme): Rgb => {
  const ground = toOklab(rgbOf(bg));
  return fromOklab(
    toOklab(rgbOf(text)).map((value, at) => 0.66 * value + 0.34 * (ground[at] ?? 0)) as [number, number, number],
  );
};

const colourOf = (theme: Theme, name: ThemeColour): Rgb => (name === "muted" ? mutedOf(theme) : rgbOf(theme[name]));

describe.each(themes)("theme $name", (theme) => {
  it.each(pairs)("reaches %d:1 with %s on %s", (ratio, front, ground) => {
    expect(contrastOf(colourOf(theme, front), colourOf(theme, ground))).toBeGreaterThanOrEqual(ratio);
  });
});

it("knows the contrast of black on white", () => {
  expect(contrastOf([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
});
