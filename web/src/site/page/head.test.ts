import { expect, it } from "vitest";
import { makeSample, plainChoice } from "../../gallery/samples";
import { buildPage } from "./build";
import { headOf, inSentences } from "./head";

it("cuts a long description at a word, and leaves no point or dash hanging before the dots", () => {
  const snapshot = makeSample({ ...plainChoice, sample: "rich" }, {});
  const about = snapshot.sections.about?.languages.FR;
  if (!about) throw new Error("the sample has no about");
  about.texts.body = `${"mot ".repeat(38)}fin\u00a0: ${"mot ".repeat(10)}`;
  const { description } = headOf(buildPage(snapshot, "FR"));
  expect(description).toMatch(/ fin…$/);
  expect(description.length).toBeLessThanOrEqual(160);
});

it("ends what a drawn picture says at a sentence, or where even the first is too long, at a word", () => {
  expect(inSentences("Des livres. Des affiches pour tous.", 20)).toBe("Des livres.");
  expect(inSentences("Des livres. Des affiches.", 25)).toBe("Des livres. Des affiches.");
  expect(inSentences("Des livres, des affiches, des signes.", 20)).toBe("Des livres, des…");
  expect(inSentences("Version 2.0 des livres et des affiches", 20)).toBe("Version 2.0 des…");
});
