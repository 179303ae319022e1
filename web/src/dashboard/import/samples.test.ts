import { expect, it } from "vitest";
import written from "../../../../server/vitrine/imports/samples/texts/fr.json";
import { importWords, type SampleName } from "../../i18n/imports";

it.each(Object.keys(importWords.samples) as SampleName[])("the picture of %s says what the sample says", (name) => {
  const { firstLine, headline } = importWords.samples[name];
  expect(written[name].home.texts).toMatchObject({ firstLine, headline });
});
