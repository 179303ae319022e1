import { describe, expect, it } from "vitest";
import { fontPairs, pairFamilies } from "../../contract/choices.gen";
import { sections } from "../../contract/sections.gen";
import type { FontPair, TextStyle } from "../../contract/types.gen";
import { languageOf, makeSample, plainChoice, type SampleChoice } from "../../gallery/samples";
import { buildLegal, legalFonts, legalStyles } from "../sections/legal/page";
import { buildPage } from "./build";
import { fontsOf } from "./fonts";
import type { SiteSnapshot } from "./snapshot";
import { stylesheetOf } from "./stylesheet";

function site(fontPair: unknown, choice: Partial<SampleChoice> = {}, styles: Record<string, TextStyle> = {}) {
  const chosen = { ...plainChoice, ...choice };
  const snapshot = makeSample(chosen, {}) as SiteSnapshot;
  const { appearance, about } = snapshot.sections;
  if (appearance) appearance.shared.settings = { order: [], hidden: [], fontPair } as never;
  if (about) about.shared.styles = { ...about.shared.styles, ...styles };
  const page = buildPage(snapshot, languageOf(chosen.sample));
  return { snapshot, css: stylesheetOf(snapshot, page), fonts: fontsOf(snapshot, page) };
}
const ruleOf = (css: string, slot: string): string => new RegExp(`\\.s-${slot}\\{([^}]*)\\}`).exec(css)?.[1] ?? "";

describe("a font pair", () => {
  it("that was not chosen, or is none of ours, changes nothing", () => {
    const without = site("");
    expect(site("constructor").css).toBe(without.css);
    expect(site(undefined).css).toBe(without.css);
    expect(without.css).not.toContain(".site{");
    expect(without.fonts.join()).not.toMatch(/playfair|source-sans/);
  });

  it.each(Object.keys(fontPairs) as FontPair[])("dresses titles, texts and our own words: %s", (name) => {
    const { css, fonts } = site(name, { option: "option2" });
    const [titles, texts] = [pairFamilies[fontPairs[name].titles], pairFamilies[fontPairs[name].texts]];
    expect(ruleOf(css, "about-heading")).toContain(`--family:var(${titles.variable}-capitals)`);
    expect(ruleOf(css, "about-body")).toContain(`--family:var(${texts.variable}-capitals)`);
    expect(css).toMatch(new RegExp(`^\\.site\\{font-family:var\\(${texts.variable}\\)\\}`));
    expect(fonts).toContain(`${titles.sheet}-latin-700-normal`);
    expect(fonts).toContain(`${texts.sheet}-latin-400-normal`);
    expect(fonts.join()).not.toMatch(/tinos|arimo/);
  });

  it("leaves a family that the owner chose for a text, even the one that was there before", () => {
    const { css } = site("vernissage", {}, { heading: { family: "Georgia" }, body: { family: "Times New Roman" } });
    expect(ruleOf(css, "about-heading")).toContain("var(--font-georgia-capitals)");
    expect(ruleOf(css, "about-body")).toContain("var(--font-times-capitals)");
    expect(ruleOf(css, "projects-heading")).toContain("var(--font-playfair-display)");
  });

  it.each(["moderne", "editorial"] as const)("dresses the ready-made set %s too, which is ours", (set) => {
    const { css } = site("vernissage", { set });
    expect(ruleOf(css, "about-heading")).toContain("var(--font-playfair-display)");
    expect(ruleOf(css, "about-body")).toContain("var(--font-source-sans-3)");
    expect(css).not.toMatch(/font-(arial|times|georgia)/);
  });

  it("dresses what Moderne was before its titles were light, and leaves them bold", () => {
    const { weight, ...light } = sections.about.styles[0].sets.moderne;
    const { css } = site("atelier", { set: "moderne" }, { heading: { ...light, weight: "bold", sizeRem: null } });
    expect([weight, ruleOf(css, "about-heading")]).toEqual(["normal", expect.stringContaining("var(--font-fraunces)")]);
    expect(ruleOf(css, "about-heading")).toContain("--weight:700");
  });

  it("sets Arabic words no further apart for a typewriter's spaces", () => {
    expect(ruleOf(site("code", { sample: "rtl" }).css, "about-heading")).toContain("word-spacing:-0.3em");
    expect(site("code").css).not.toContain("word-spacing");
    expect(site("vernissage", { sample: "rtl" }).css).not.toContain("word-spacing");
  });

  it("brings Arabic letters that suit it", () => {
    expect(site("vernissage", { sample: "rtl" }).fonts).toEqual(
      expect.arrayContaining(["el-messiri-arabic-700-normal", "ibm-plex-sans-arabic-arabic-400-normal"]),
    );
  });

  it("is measured: a wide face makes long words smaller than a narrow one", () => {
    const emsIn = (name: FontPair) => Number(/--word-ems:([\d.]+)/.exec(ruleOf(site(name).css, "about-heading"))?.[1]);
    expect(emsIn("atelier")).toBeGreaterThan(emsIn("vernissage"));
    expect(emsIn("code")).not.toBe(emsIn("manifeste"));
  });

  it("is worn by the pages beside the main one", () => {
    const { snapshot } = site("revue", { sample: "whole" });
    expect(legalStyles(snapshot)).toMatch(/--heading:var\(--font-work-sans-capitals\).*--body:var\(--font-lora\)/);
    expect(legalFonts(snapshot, buildLegal(snapshot, "FR"))).toEqual(
      expect.arrayContaining(["work-sans-latin-700-normal", "lora-latin-400-normal"]),
    );
  });
});
