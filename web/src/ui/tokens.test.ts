// Words and marks of the dashboard can be read on every ground that they stand on, in light and in dark.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastOf, type Rgb, rgbOf } from "../site/page/theme/colour";

const css = readFileSync(`${import.meta.dirname}/tokens.css`, "utf8");
const schemes = ["light", "dark"] as const;
const tokens = new Map(
  [...css.matchAll(/--d-([\w-]+): light-dark\((.+?), (#\w+|rgb\(.+?\))\);/g)].map(([, name, light, dark]) => [
    name ?? "",
    { light: light ?? "", dark: dark ?? "" },
  ]),
);

const grounds = ["canvas", "panel", "raised", "sunken", "inset"];
const words = ["ink", "muted", "blue", "green", "amber", "red"];
const softened = ["blue", "green", "amber", "red"];

describe.each(schemes)("%s", (scheme) => {
  const written = (name: string): string => {
    const token = tokens.get(name);
    if (!token) throw new Error(`tokens.css has no --d-${name}`);
    return token[scheme];
  };
  const colour = (name: string): Rgb => rgbOf(written(name));
  /** What the pointer is over has a veil: `rgb(24 27 38 / 0.055)`. */
  const hovered = (ground: string): Rgb => {
    const [red = 0, green = 0, blue = 0, share = 0] = (written("hover").match(/[\d.]+/g) ?? []).map(Number);
    const over = (part: number, under: number): number => (part / 255) * share + under * (1 - share);
    const under = colour(ground);
    return [over(red, under[0]), over(green, under[1]), over(blue, under[2])];
  };

  it.each(words.flatMap((word) => grounds.map((ground) => [word, ground] as const)))("%s on %s", (word, ground) => {
    expect(contrastOf(colour(word), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(words.flatMap((word) => ["panel", "raised"].map((ground) => [word, ground] as const)))(
    "%s on %s under the pointer",
    (word, ground) => {
      expect(contrastOf(colour(word), hovered(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );
  it.each(softened)("%s, ink and muted on soft %s", (name) => {
    for (const word of [name, "ink", "muted"])
      expect.soft(contrastOf(colour(word), colour(`${name}-soft`)), word).toBeGreaterThanOrEqual(4.5);
  });
  it("a button's words on its ground", () => {
    expect(contrastOf(colour("on-ink"), colour("ink"))).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf([1, 1, 1], colour("blue-solid"))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(grounds)("the edge of a field on %s", (ground) => {
    expect(contrastOf(colour("field"), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});
