import { expect, it } from "vitest";
import { makeSample, plainChoice } from "../../gallery/samples";
import { buildPage } from "./build";
import { headOf } from "./head";

it("cuts a long description at a word, and leaves no point or dash hanging before the dots", () => {
  const snapshot = makeSample({ ...plainChoice, sample: "rich" }, {});
  const about = snapshot.sections.about?.languages.FR;
  if (!about) throw new Error("the sample has no about");
  about.texts.body = `${"mot ".repeat(38)}fin\u00a0: ${"mot ".repeat(10)}`;
  const { description } = headOf(buildPage(snapshot, "FR"));
  expect(description).toMatch(/ fin…$/);
  expect(description.length).toBeLessThanOrEqual(160);
});
