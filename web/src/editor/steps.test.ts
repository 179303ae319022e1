import { describe, expect, it } from "vitest";
import type { SectionName } from "../contract/types.gen";
import { editorPath } from "./paths";
import { neighbours, sectionsToAdd, stepsOf } from "./steps";

const used = (...sections: SectionName[]) => new Set<SectionName | "settings">(sections);
const shown = (path: string, ...sections: SectionName[]) =>
  stepsOf(used(...sections), path).map(({ section }) => section);
const everySite = [null, "home", "about", "projects", "skills", "contact"];

describe("the steps of a site", () => {
  it("are those of every site, and the optional sections in use or open", () => {
    expect(shown(editorPath("home"))).toEqual(everySite);
    expect(shown(editorPath("home"), "services")).toEqual([...everySite, "services"]);
    expect(shown(editorPath("experience"))).toEqual([...everySite, "experience"]);
  });

  it("leave the others to be added", () => {
    const others = sectionsToAdd(used("services"), editorPath("testimonials")).map(({ section }) => section);
    expect(others).toEqual(["experience"]);
  });
});

describe("the way through the editors", () => {
  it.each([
    ["contact", used(), "formcompetance", "formexperience"],
    ["experience", used(), "formcontact", ""],
    ["experience", used("testimonials"), "formcontact", "formtemoignages"],
    ["services", used(), "formexperience", ""],
    ["legal", used("services"), "diffusion", null],
    ["appearance", used(), "", null],
  ] as const)("of %s", (section, sections, back, next) => {
    const path = (screen: string) => (screen ? `/dashboard/${screen}` : "/dashboard");
    expect(neighbours(section, sections)).toEqual({ back: path(back), next: next === null ? null : path(next) });
  });
});
