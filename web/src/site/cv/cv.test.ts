import { describe, expect, it } from "vitest";
import { makeSample, plainChoice } from "../../gallery/samples";
import type { SiteSnapshot } from "../page/snapshot";
import { cvOf } from "./cv";

const pictures = { "pictures/projet-1-festival.jpg": "/media/1.jpg" };
const sample = (): SiteSnapshot => makeSample(plainChoice, pictures);

describe("a CV out of the page", () => {
  it("has the page's dates and words, in the page's language", () => {
    const periods = (language: string) =>
      cvOf(sample(), language, "")
        .sections.find(({ kind }) => kind === "experience")
        ?.items.map(({ aside }) => aside);
    expect(periods("FR")?.[0]).toBe("sept. 2019\u00a0– en cours");
    expect(periods("EN")?.[0]).toContain("present");
    expect(cvOf(sample(), "AR", "")).toMatchObject({ lang: "ar", dir: "rtl" });
  });

  it("is named as its owner is in that language, with what he is now beneath", () => {
    const snapshot = { ...sample(), option: "option2" as const };
    expect(cvOf(snapshot, "FR", "")).toMatchObject({ name: "Maud Kerléo", headline: "Graphiste indépendante" });
    expect(cvOf(snapshot, "AR", "").name).toBe("مود كيرليو");
    expect(cvOf({ ...snapshot, option: "option1" }, "AR", "").name).toBe("Maud Kerléo");
    const arabic = snapshot.sections.experience?.languages.AR;
    if (arabic) arabic.lists.positions = [];
    expect(cvOf({ ...snapshot, languages: [...snapshot.languages] }, "AR", "").headline).toBe("");
  });

  it("shows a section that is empty in this language in another, and says so", () => {
    const snapshot = sample();
    delete snapshot.sections.about?.languages.AR;
    expect(cvOf(snapshot, "AR", "").sections[0]).toMatchObject({ kind: "about", lang: "fr", dir: "ltr" });
  });

  it("has no empty sections, and a heading that nobody wrote is the page's own word", () => {
    const snapshot = sample();
    for (const content of Object.values(snapshot.sections.skills?.languages ?? {})) content.lists.skills = [];
    for (const content of Object.values(snapshot.sections.experience?.languages ?? {})) content.texts.heading = "";
    const { sections } = cvOf(snapshot, "FR", "");
    expect(sections.map(({ kind }) => kind)).toEqual(["about", "experience", "projects"]);
    expect(sections[1]?.heading).toBe("Expérience");
  });

  it("keeps signs as they were written and leaves out what no font of a CV has", () => {
    const snapshot = sample();
    const about = snapshot.sections.about?.languages.FR;
    if (about) about.texts.body = "#import «\u202fx\u202f» 🎉 $a_b$ ©2024 1\u20e3\n\n\u0007* fin";
    expect(cvOf(snapshot, "FR", "").sections[0]?.text).toBe("#import «\u202fx\u202f» $a_b$ ©2024 1\u20e3\n\n* fin");
  });

  it("leads to the site where that has an address, and says nothing of its languages: they are not what somebody speaks", () => {
    expect(cvOf(sample(), "EN", "https://v.example/@maud")).not.toHaveProperty("languages");
    expect(cvOf(sample(), "EN", "https://v.example/@maud").contact.at(-1)).toEqual({
      label: "Website",
      text: "v.example/@maud",
      link: "https://v.example/@maud",
    });
  });
});
