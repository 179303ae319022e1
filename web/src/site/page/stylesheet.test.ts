import { describe, expect, it } from "vitest";
import { sections } from "../../contract/sections.gen";
import type { Option, TextStyle } from "../../contract/types.gen";
import { makeSample, plainChoice, type SampleName } from "../../gallery/samples";
import { buildPage } from "./build";
import { stylesheetOf } from "./stylesheet";

function styled(style: unknown, sample: SampleName = "rich"): string {
  const snapshot = makeSample({ ...plainChoice, sample }, {});
  const about = snapshot.sections.about;
  if (about) about.shared.styles = { heading: style as TextStyle };
  return stylesheetOf(snapshot, buildPage(snapshot, "FR"));
}
const headingRule = (style: unknown): string => styled(style).match(/\.s-about-heading\{([^}]*)\}/)?.[1] ?? "";

describe("the owner's styles", () => {
  it("are the defaults when he chose none", () => {
    expect(headingRule(null)).toContain(
      "--size:2rem;--family:var(--font-times-capitals);--weight:700;--case:uppercase",
    );
  });

  it("overlay the defaults one by one", () => {
    expect(headingRule({ sizeRem: 3, family: "Georgia" })).toContain(
      "--size:3rem;--family:var(--font-georgia-capitals);--weight:700",
    );
  });

  it("say nothing of sections that are not shown", () => {
    const bare = styled(null, "empty");
    for (const { name, alwaysShown } of Object.values(sections))
      if (!alwaysShown) expect(bare).not.toContain(`.s-${name}-`);
  });

  it("tell how wide the widest word is, capitals wider than small letters", () => {
    const emsOf = (style: unknown) => Number(/--word-ems:([\d.]+)/.exec(headingRule(style))?.[1]);
    expect(emsOf({ uppercase: true })).toBeGreaterThan(emsOf({ uppercase: false }));
    expect(emsOf({ weight: "bold" })).toBeGreaterThan(emsOf({ weight: "normal" }));
    expect(emsOf({ family: "Georgia" })).toBeGreaterThan(emsOf({ family: "Times New Roman" }));
    expect(styled(null)).toMatch(/\.s-home-headline\{[^}]*--word-ems:[\d.]+;--line-ems:[\d.]+\}/);
  });

  it("are shown in a size that was chosen, and in the layout's where none was", () => {
    expect(headingRule({ sizeRem: 2 })).toContain("--chosen:2rem");
    expect(headingRule({ family: "Georgia" })).not.toContain("--chosen");
    const { moderne } = sections.about.styles[0].sets;
    const sheetOf = (option: Option) => {
      const snapshot = { ...makeSample(plainChoice, {}), option };
      if (snapshot.sections.about) snapshot.sections.about.shared.styles = { heading: { ...moderne, sizeRem: null } };
      return stylesheetOf(snapshot, buildPage(snapshot, "FR"));
    };
    expect(sheetOf("option1")).toContain(".s-about-heading{--size:2rem;");
    expect(sheetOf("option2")).toContain(".s-about-heading{--size:4.4rem;");
    expect(sheetOf("option3")).toContain(".s-about-heading{--size:2rem;");
  });

  it("leave addresses as they are written and option1's title in capitals, whatever they say", () => {
    const snapshot = makeSample(plainChoice, {});
    if (snapshot.sections.home) snapshot.sections.home.shared.styles = { headline: { uppercase: false } };
    if (snapshot.sections.contact) snapshot.sections.contact.shared.styles = { itemText: { uppercase: true } };
    const sheet = stylesheetOf(snapshot, buildPage(snapshot, "FR"));
    expect(sheet).toMatch(/\.s-home-headline\{[^}]*--case:uppercase/);
    expect(sheet).toMatch(/\.s-contact-itemText\{[^}]*--case:none/);
  });

  it("say all of themselves where another page's sheet lies beneath, as a draft's over the saved one", () => {
    const snapshot = makeSample(plainChoice, {});
    if (snapshot.sections.about)
      snapshot.sections.about.shared.styles = { heading: { weight: "normal", uppercase: false } };
    const page = buildPage(snapshot, "FR");
    const [over, alone] = [false, true].map((isAlone) => stylesheetOf(snapshot, page, { isAlone }));
    expect(over).toMatch(/\.s-about-heading\{[^}]*--weight:400;--case:none/);
    expect(alone).not.toMatch(/\.s-about-heading\{[^}]*(--weight|--case)/);
  });

  const hostile = "1rem}</style><script>alert(1)</script>{color:red;background:url(//evil.example)";
  it.each<{ style: unknown }>([
    { style: { sizeRem: hostile } },
    { style: { family: hostile } },
    { style: { weight: hostile } },
    { style: { lineHeight: hostile } },
    { style: { uppercase: hostile } },
    { style: { sizeRem: 1e9, lineHeight: -1 } },
    { style: { sizeRem: Number.NaN, lineHeight: Number.POSITIVE_INFINITY } },
    { style: { __proto__: { sizeRem: hostile }, constructor: hostile } },
    { style: hostile },
    { style: [hostile] },
  ])("let nothing but numbers and list values through: %j", ({ style }) => {
    const sheet = styled(style);
    expect(sheet).not.toMatch(/[<>@\\]|url\(|evil|alert|NaN|Infinity|1e9|1000000000/);
    expect(headingRule(style)).toMatch(
      /^--size:[\d.]+rem;--family:var\(--font-(times|arial|courier|georgia)(-capitals)?\);--weight:(300|400|700);--case:(uppercase|none);--leading:[\d.]+;--word-ems:[\d.]+$/,
    );
  });
});
