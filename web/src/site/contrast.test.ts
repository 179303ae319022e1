// Every pair of colours that carries meaning on the public page, in every theme: WCAG 2.2, 4.5:1 for text, 3:1 for large text,
// icons and the edges of controls.
import { describe, expect, it } from "vitest";
import { themes } from "../contract/catalogues.gen";

type Rgb = [number, number, number];
type Theme = (typeof themes)[number];
type Colour = Exclude<keyof Theme, "name" | "isDark"> | "muted";

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb;
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function toOklab(rgb: Rgb): Rgb {
  const [r, g, b] = rgb.map(linear) as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** `--muted` of base.css: 66 % of the text's colour over the ground, in oklab. */
const mutedOf = ({ text, bg }: Theme): Rgb => {
  const ground = toOklab(parse(bg));
  return fromOklab(toOklab(parse(text)).map((value, at) => 0.66 * value + 0.34 * (ground[at] ?? 0)) as Rgb);
};

const colourOf = (theme: Theme, name: Colour): Rgb => (name === "muted" ? mutedOf(theme) : parse(theme[name]));
const luminance = (rgb: Rgb): number => {
  const [r, g, b] = rgb.map(linear) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const pairs: readonly [ratio: number, front: Colour, ground: Colour][] = [
  [4.5, "text", "bg"],
  [4.5, "text", "headerbg"],
  [4.5, "text", "bgname"],
  [4.5, "text", "bgtech"],
  [4.5, "text", "bgContact"],
  [4.5, "muted", "bg"],
  [4.5, "muted", "headerbg"],
  [4.5, "muted", "bgContact"],
  [4.5, "buttonText", "buttonBg"],
  [4.5, "colortech", "bgtech"],
  [4.5, "colortech", "bg"],
  [4.5, "error", "bg"],
  [4.5, "error", "headerbg"],
  [4.5, "iconcolorhover", "bg"],
  [3, "iconcolorhover", "headerbg"],
  [3, "iconcolorhover", "bgContact"],
  [3, "iconColorContact", "bgContact"],
  [3, "logoColor", "bg"],
  [3, "accent", "bg"],
  [3, "accent", "headerbg"],
  [3, "accent2", "bg"],
  [3, "edge", "bg"],
  [3, "edge", "headerbg"],
];

describe.each(themes)("theme $name", (theme) => {
  it.each(pairs)("reaches %d:1 with %s on %s", (ratio, front, ground) => {
    expect(contrast(colourOf(theme, front), colourOf(theme, ground))).toBeGreaterThanOrEqual(ratio);
  });
});

it("knows the contrast of black on white", () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
});
