import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { languageOf, makeSample, plainChoice, type SampleChoice } from "../../gallery/samples";
import { buildPage } from "./build";
import { fontsOf } from "./fonts";

function filesOf(choice: Partial<SampleChoice>, heading?: string): string[] {
  const chosen = { ...plainChoice, ...choice };
  const snapshot = makeSample(chosen, {});
  const about = snapshot.sections.about?.languages.FR;
  if (about && heading) about.texts.heading = heading;
  return fontsOf(snapshot, buildPage(snapshot, languageOf(chosen.sample)));
}

const site = resolve(import.meta.dirname, "..");
// The landing page is no site: it asks for the fonts of its own sheets (server: public/landing/document.py).
const sheets = globSync("{sections,layouts,parts}/**/*.css", { cwd: site, exclude: ["layouts/*/landing.css"] });

it.each(sheets)("%s dresses nothing in a family of its own: nobody would ask for that font in time", (path) => {
  // But for the one of what is plain.
  expect(readFileSync(resolve(site, path), "utf8")).not.toMatch(/var\(--font-(?!arial\))/);
});

describe("the fonts asked for before the styles", () => {
  it("are those of the texts, in their weights", () => {
    expect(filesOf({ sample: "rich" })).toEqual(
      expect.arrayContaining(["tinos-latin-700-normal", "arimo-latin-400-normal"]),
    );
    expect(filesOf({ sample: "rich" }).join()).not.toMatch(/gelasio|latin-ext|arabic/);
  });

  it("are Arabic ones for Arabic: a book's hand for Times, a plain one for Arial", () => {
    expect(filesOf({ sample: "rtl" })).toEqual(
      expect.arrayContaining(["noto-naskh-arabic-arabic-700-normal", "ibm-plex-sans-arabic-arabic-400-normal"]),
    );
    expect(filesOf({}, "معرض").filter((file) => file.includes("arabic"))).toEqual([
      "noto-naskh-arabic-arabic-700-normal",
    ]);
  });

  it("are the wider subset for letters that only it has; œ is in the small one", () => {
    expect(filesOf({}, "Œuvres à Łódź")).toContain("tinos-latin-ext-700-normal");
    expect(filesOf({}, "Œuvres et cœurs")).not.toContain("tinos-latin-ext-700-normal");
  });

  it.each([
    ["Ποιος είμαι", ["tinos-greek-700-normal"]],
    ["Ἐν ἀρχῇ", ["tinos-greek-700-normal", "tinos-greek-ext-700-normal"]],
    ["Кто я", ["tinos-cyrillic-700-normal"]],
    ["Қазақша", ["tinos-cyrillic-700-normal", "tinos-cyrillic-ext-700-normal"]],
    ["מי אני", ["tinos-hebrew-700-normal"]],
    ["Người Việt", ["tinos-latin-700-normal", "tinos-vietnamese-700-normal"]],
  ])("are those of the letters of %s", (heading, files) => {
    const further = (file: string) => !filesOf({}).includes(file);
    expect(filesOf({}, heading).filter(further)).toEqual(files.filter(further));
  });

  it("are bold ones too where the layout's own words are bold", () => {
    const bold = (option: SampleChoice["option"]) =>
      filesOf({ option, sample: "empty" }).includes("arimo-latin-700-normal");
    expect([bold("option1"), bold("option2"), bold("option3")]).toEqual([false, true, false]);
  });
});
