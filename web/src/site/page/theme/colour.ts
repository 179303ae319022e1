// Colours by numbers: how far two stand apart for a reader (WCAG), and the same colour lighter or darker (OKLCH). No page, no rule.
export type Rgb = readonly [number, number, number];
export type Lab = readonly [lightness: number, a: number, b: number];

const each = (values: Rgb, change: (value: number) => number): Rgb => [
  change(values[0]),
  change(values[1]),
  change(values[2]),
];
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

export const isHex = (value: unknown): value is string => typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value);

export const rgbOf = (hex: string): Rgb => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
};

const clamped = (value: number) => Math.min(1, Math.max(0, value));
export const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((value) =>
      Math.round(clamped(value) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

export function toOklab(rgb: Rgb): Lab {
  const [r, g, b] = each(rgb, linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function fromOklab([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return each(
    [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ],
    gamma,
  );
}

/** As CSS's color-mix(in oklab): this much of the first. */
export function mixed(one: string, share: number, other: string): string {
  const [first, second] = [toOklab(rgbOf(one)), toOklab(rgbOf(other))];
  const part = (at: 0 | 1 | 2) => share * first[at] + (1 - share) * second[at];
  return hexOf(fromOklab([part(0), part(1), part(2)]));
}

export const luminance = (rgb: Rgb): number => {
  const [r, g, b] = each(rgb, linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

export function contrastOf(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
export const contrast = (one: string, other: string): number => contrastOf(rgbOf(one), rgbOf(other));

const isShowable = (rgb: Rgb): boolean => rgb.every((value) => value >= -0.0005 && value <= 1.0005);
const CHROMA_STEPS = 12;

/** The same hue at this lightness, as strong as a screen can show it there. */
function atLightness([, a, b]: Lab, lightness: number): string {
  const whole = fromOklab([lightness, a, b]);
  if (isShowable(whole)) return hexOf(whole);
  let [low, high] = [0, 1];
  for (let step = 0; step < CHROMA_STEPS; step++) {
    const share = (low + high) / 2;
    if (isShowable(fromOklab([lightness, a * share, b * share]))) low = share;
    else high = share;
  }
  return hexOf(fromOklab([lightness, a * low, b * low]));
}

/** First by strides, then within the last stride: each finer than the eye, and than most of what eight bits can tell apart. */
const STRIDE = 1 / 40;
const STEP = 1 / 400;

/** The nearest colour of the same hue that `passes`, lighter, darker or whichever is nearer; the pole of that way else. */
export function nearest(hex: string, passes: (hex: string) => boolean, way: -1 | 0 | 1 = 0): string {
  if (passes(hex)) return hex;
  const colour = toOklab(rgbOf(hex));
  const signs = way ? [way] : [-1, 1];
  const within = (start: number, end: number, step: number): [distance: number, hex: string] | null => {
    for (let distance = start + step; distance < end; distance += step) {
      for (const sign of signs) {
        const lightness = colour[0] + sign * distance;
        if (lightness < 0 || lightness > 1) continue;
        const found = atLightness(colour, lightness);
        if (passes(found)) return [distance, found];
      }
    }
    return null;
  };
  const far = within(0, 1, STRIDE);
  if (far) return (within(far[0] - STRIDE, far[0], STEP) ?? far)[1];
  return way > 0 || (!way && passes("#ffffff")) ? "#ffffff" : "#000000";
}

/** The same lightness and strength in another hue. */
export function turned(hex: string, degrees: number): string {
  const [lightness, a, b] = toOklab(rgbOf(hex));
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return atLightness([lightness, a * cos - b * sin, a * sin + b * cos], lightness);
}
