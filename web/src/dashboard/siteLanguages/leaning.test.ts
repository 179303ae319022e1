import { expect, it } from "vitest";
import { noTexts } from "../../editor/translation/state";
import { leaningOn } from "./leaning";

const site = (filled: string[], hiddenLanguages: string[] = [], isHidden = false) => ({
  languages: ["FR", "EN", "DE"],
  hiddenLanguages,
  exists: true,
  isOnline: true,
  sections: { home: { filled, items: {}, hasDraft: false, isHidden } },
});
/** Made from French; one text is not translated into English. */
const translated = { home: { EN: { ...noTexts, copied: 1 }, DE: noTexts } };
const all = ["FR", "EN", "DE"];

it.each([
  ["a section that it alone says is read in it by all", site(["DE"]), "DE", ["FR", "EN"]],
  ["not where another one says it", site(["FR", "DE"]), "DE", []],
  ["nor where that section is kept from visitors", site(["DE"], [], true), "DE", []],
  ["the original is read where a text is not translated", site(all), "FR", ["EN"]],
  ["a translation is not", site(all), "EN", []],
  ["a hidden language loses nothing to visitors", site(["FR"], ["EN", "DE"]), "FR", []],
  ["nor does one that is hidden already stand in", site(["EN"], ["EN"]), "EN", []],
])("%s", (_what, languages, code, leaning) => {
  expect(leaningOn(languages, translated, code)).toEqual(leaning);
});
