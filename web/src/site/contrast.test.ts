// Every pair of colours that carries meaning on the public page, in every theme (page/theme/pairs.ts).
import { expect, it } from "vitest";
import { themes } from "../contract/catalogues.gen";
import { contrastOf } from "./page/theme/colour";
import { unreadable } from "./page/theme/readable";

it.each(themes)("theme $name can be read", (theme) => expect(unreadable(theme)).toEqual([]));

it("names the colours that cannot be read, and what they stand on", () => {
  expect(unreadable({ ...themes[0], accent: "#dddddd" })).toEqual([
    "theme bleu: accent on bg has 1.28:1 and needs 3:1",
    "theme bleu: accent on headerbg has 1.36:1 and needs 3:1",
  ]);
  expect(unreadable({ ...themes[0], text: "#777777" })).toContainEqual(
    expect.stringMatching(/^theme bleu: muted on bg/),
  );
});

it("knows the contrast of black on white", () => {
  expect(contrastOf([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
});
