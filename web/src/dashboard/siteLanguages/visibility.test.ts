import { describe, expect, it } from "vitest";
import type { Site } from "../settings";
import { newlyWritten } from "./AskToShow";
import { hiddenAmong } from "./visibility";

describe("languages that are added", () => {
  const nothing = { languages: [], hiddenLanguages: [] };
  const french = { languages: ["FR"], hiddenLanguages: [] };
  const both = { languages: ["FR", "EN"], hiddenLanguages: ["EN"] };
  it.each([
    ["the first is shown, others of the same save are not", nothing, ["FR", "EN"], ["EN"]],
    ["a further one begins hidden", french, ["FR", "EN"], ["EN"]],
    ["what is hidden stays so, what is shown too", both, ["FR", "EN", "DE"], ["EN", "DE"]],
    ["whatever stands first", french, ["EN", "FR"], []],
    ["nothing is said of what is taken away", both, ["FR"], []],
  ])("%s", (_what, site, languages, hidden) => {
    expect(hiddenAmong(site, languages)).toEqual(hidden);
  });
});

describe("whether visitors are to see it", () => {
  const site = (filled: string[], hiddenLanguages = ["EN"], id = "a") =>
    ({
      id,
      languages: ["FR", "EN"],
      hiddenLanguages,
      sections: { home: { filled, items: {}, hasDraft: false, isHidden: false } },
    }) as unknown as Site;
  it.each([
    ["is asked at the first save in it", site(["FR"]), site(["FR", "EN"]), "EN"],
    ["not again", site(["EN"]), site(["FR", "EN"]), undefined],
    ["not of what is shown", site(["FR"], []), site(["FR", "EN"], []), undefined],
    ["not of another's site", site(["FR"]), site(["FR", "EN"], ["EN"], "b"), undefined],
    ["not where it was hidden since", site(["FR"], []), site(["FR", "EN"]), undefined],
  ])("%s", (_what, before, now, asked) => {
    expect(newlyWritten(before, now)).toBe(asked);
  });
});
