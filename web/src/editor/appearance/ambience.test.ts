import { describe, expect, it } from "vitest";
import { ambiences, fontPairs } from "../../contract/choices.gen";
import { makeSample, plainChoice } from "../../gallery/samples";
import { nothingChosen, withoutStoredLook } from "../draft/pendingAppearance";
import { hasOwnStyles, styleSets } from "../styleSets";
import { ambienceOf, inAmbience, lookIn, replacesColours } from "./ambience";

const plain = { ...makeSample(plainChoice, {}), themeIndex: ambiences.classique.themeIndex };

describe("an ambience", () => {
  it.each(styleSets)("%s is known by what the site wears, and is then no choice any more", (name) => {
    const site = inAmbience(plain, name);
    expect(ambienceOf(site)).toBe(name);
    expect(hasOwnStyles(site.sections)).toBe(false);
    expect(withoutStoredLook({ ...nothingChosen, ...lookIn(name) }, site)).toEqual(nothingChosen);
    expect(withoutStoredLook({ ...nothingChosen, ...lookIn(name) }, inAmbience(plain, "moderne")).styleSet).toBe(
      name === "moderne" ? null : name,
    );
  });

  it("is none where one text, the theme or the pair is another", () => {
    const site = inAmbience(plain, "moderne");
    expect(ambienceOf({ ...site, themeIndex: 2 })).toBeNull();
    const { about, appearance } = site.sections;
    if (!about || !appearance) throw new Error("no such sections");
    const dressed = { ...about, shared: { ...about.shared, styles: { body: { sizeRem: 2 } } } };
    const sections = { ...site.sections, about: dressed };
    expect(ambienceOf({ ...site, sections })).toBeNull();
    expect(hasOwnStyles(sections)).toBe(true);
    const settings = { ...appearance.shared.settings, fontPair: "revue" as const };
    const other = { ...appearance, shared: { ...appearance.shared, settings } };
    expect(ambienceOf({ ...site, sections: { ...site.sections, appearance: other } })).toBeNull();
  });

  it("is said to replace the owner's own colours, as long as it is tried", () => {
    const site = inAmbience(plain, "moderne");
    const { appearance } = site.sections;
    if (!appearance) throw new Error("no such section");
    const settings = { ...appearance.shared.settings, background: "#fff8e7", text: "#1a1a1a", accent: "#c8102e" };
    const shared = { ...appearance.shared, settings };
    const coloured = { ...site, sections: { ...site.sections, appearance: { ...appearance, shared } } };
    expect(replacesColours(coloured, inAmbience(coloured, "editorial"))).toBe(true);
    // The set that its texts wear already takes the colours as well.
    expect(replacesColours(coloured, inAmbience(coloured, "moderne"))).toBe(true);
    expect(replacesColours(coloured, coloured)).toBe(false);
    expect(replacesColours(site, inAmbience(site, "editorial"))).toBe(false);
  });

  it("keeps a theme that was chosen before it", () => {
    expect(inAmbience(plain, "moderne", 2).themeIndex).toBe(2);
  });

  it.each(styleSets)("%s names a pair that there is, or none", (name) => {
    const { fontPair } = ambiences[name];
    expect(fontPair === "" || fontPair in fontPairs).toBe(true);
  });
});
