// The owner's own colours: whatever is picked, the page can be read.
import { describe, expect, it } from "vitest";
import { contrast, hexOf, nearest, rgbOf, toOklab } from "./colour";
import { type Colours, deriveTheme } from "./derive";
import { pairs } from "./pairs";

/** The same triples at every run: a failure can be looked at again. */
function* triples(count: number): Generator<Colours> {
  let seed = 20261117;
  const next = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return `#${(seed >>> 8).toString(16).padStart(6, "0")}`;
  };
  for (let made = 0; made < count; made++) yield { background: next(), text: next(), accent: next() };
}

/** Where rounding or a pole could fail: greys in the middle, pure colours, all alike. */
const corners = [
  "#000000",
  "#ffffff",
  "#757575",
  "#767676",
  "#777777",
  "#ff0000",
  "#00ff00",
  "#0000ff",
  "#ffff00",
  "#808080",
];
const hardTriples = corners.flatMap((background) =>
  corners.flatMap((text) => corners.map((accent) => ({ background, text, accent }))),
);

it("makes pairs of at least 4.5:1 of any three colours, and leaves the ground as it was picked", () => {
  const wrong: string[] = [];
  for (const picked of [...hardTriples, ...triples(800)]) {
    const { values } = deriveTheme(picked);
    expect(values.bg).toBe(picked.background);
    for (const [, front, ground] of pairs)
      if (contrast(values[front], values[ground]) < 4.5)
        wrong.push(`${JSON.stringify(picked)}: ${front} ${values[front]} on ${ground} ${values[ground]}`);
  }
  expect(wrong).toEqual([]);
});

describe("a colour that can be read already", () => {
  it("is used as it is", () => {
    const picked = { background: "#fdf6e3", text: "#20303a", accent: "#8a2be2" };
    const { values, mends } = deriveTheme(picked);
    expect([values.text, values.accent, values.buttonBg, mends]).toEqual(["#20303a", "#8a2be2", "#8a2be2", []]);
    expect(values.isDark).toBe(false);
  });
  it("makes a dark theme when it is lighter than its ground", () => {
    expect(deriveTheme({ background: "#101820", text: "#f0e6d2", accent: "#f2aa4c" }).values.isDark).toBe(true);
  });
});

describe("a colour that cannot be read", () => {
  const { values, mends } = deriveTheme({ background: "#ffffff", text: "#999999", accent: "#ffd400" });
  it("is told with what stands for it, and how far both stand out", () => {
    expect(mends.map(({ name, picked, used }) => [name, picked, used])).toEqual([
      ["text", "#999999", values.text],
      ["accent", "#ffd400", values.accent],
    ]);
    for (const { from, to } of mends) {
      expect(from).toBeLessThan(4.5);
      expect(to).toBeGreaterThanOrEqual(4.5);
    }
  });
  it("keeps its hue, and moves no further than it must", () => {
    const hue = (hex: string) => {
      const [, a, b] = toOklab(rgbOf(hex));
      return (Math.atan2(b, a) * 180) / Math.PI;
    };
    expect(Math.abs(hue(values.accent) - hue("#ffd400"))).toBeLessThan(3);
    expect(contrast(values.accent, "#ffffff")).toBeLessThan(4.6);
  });
  it("goes whichever way is nearer", () => {
    const readable = (hex: string) => contrast(hex, "#777777") >= 4.5;
    expect(contrast(nearest("#202020", readable), "#000000")).toBeLessThan(1.5);
    expect(hexOf(rgbOf("#A1B2c3"))).toBe("#a1b2c3");
  });
});
