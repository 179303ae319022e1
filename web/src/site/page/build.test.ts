import { describe, expect, it } from "vitest";
import { options } from "../../contract/catalogues.gen";
import { sections } from "../../contract/sections.gen";
import { makeSample, plainChoice, type SampleChoice } from "../../gallery/samples";
import { buildPage } from "./build";
import { pageOrder } from "./order";
import type { SiteSnapshot } from "./snapshot";

const pictures = Object.fromEntries(
  ["logo.svg", "portrait.jpg", "projet-1-festival.jpg", "equipe-1.jpg"].map((name) => [
    `pictures/${name}`,
    `/media/${name}`,
  ]),
);
const sample = (changes: Partial<SampleChoice> = {}): SiteSnapshot =>
  makeSample({ ...plainChoice, ...changes }, pictures);

/** A home section where only one field is written. */
function withOnly(field: string, option: SampleChoice["option"]): SiteSnapshot {
  const snapshot = sample({ option });
  const texts = snapshot.sections.home?.languages.FR?.texts;
  for (const key of Object.keys(texts ?? {})) Object.assign(texts ?? {}, { [key]: key === field ? "Écrit ici" : "" });
  return snapshot;
}

describe("words that nobody wrote", () => {
  it("follow the page's language, down to the networks' names and an unnamed skill", () => {
    const snapshot = sample();
    for (const { lists } of Object.values(snapshot.sections.skills?.languages ?? {}))
      for (const skill of lists.skills) skill.title = "";
    const namesIn = (language: string) => {
      const { contact, skills } = buildPage(snapshot, language).sections;
      const phone = contact?.entries.find(({ network }) => network === "phone");
      return [phone?.name, phone?.title, skills?.skills[0]?.title];
    };
    expect(namesIn("FR")).toEqual(["Téléphone", "Téléphone", "Designer"]);
    expect(namesIn("EN")).toEqual(["Phone", "Phone", "Designer"]);
    expect(namesIn("AR")).toEqual(["الهاتف", "الهاتف", "تصميم"]);
  });

  it.each([
    ["Téléphone", "Phone"], // as the editor fills it in
    ["Atelier", "Atelier"],
  ])("an entry's title %s is %s in English", (written, shown) => {
    const snapshot = sample();
    for (const entry of snapshot.sections.contact?.shared.lists.entries ?? []) entry.title = written;
    const titled = buildPage(snapshot, "EN").sections.contact?.entries.find(({ network }) => network === "phone");
    expect(titled?.title).toBe(shown);
  });
});

describe("an empty field is stood in for by the nearest written one", () => {
  const groups = { title: ["headline", "title", "statement"], kicker: ["firstLine", "subtitle", "logoText"] } as const;
  it.each(
    Object.entries(groups).flatMap(([place, fields]) =>
      fields.flatMap((field) => options.map((option) => [place, field, option] as const)),
    ),
  )("%s shows %s in %s", (place, field, option) => {
    expect(buildPage(withOnly(field, option), "FR").sections.home).toMatchObject({ [place]: "Écrit ici" });
  });

  it.each(["option2", "option3"] as const)("the note of %s stands in both ways", (option) => {
    for (const field of ["shortDescription", "footer"]) {
      expect(buildPage(withOnly(field, option), "FR").sections.home?.note).toBe("Écrit ici");
    }
  });

  it("says 'Je suis ' in option2 when no line is written", () => {
    expect(buildPage(withOnly("title", "option2"), "FR").sections.home?.kicker).toBe("Je suis ");
  });

  it("brings no decoration: no 'Je suis ' before another layout's title, no divider after another's line", () => {
    expect(buildPage(withOnly("headline", "option2"), "FR").sections.home?.kicker).toBe("");
    expect(buildPage(withOnly("firstLine", "option3"), "FR").sections.home?.isKickerOwn).toBe(false);
    expect(buildPage(withOnly("logoText", "option3"), "FR").sections.home?.isKickerOwn).toBe(true);
  });
});

describe("a title that nobody wrote", () => {
  const written = ["firstLine", "subtitle", "shortDescription", "logoText", "footer"];
  const cases = options.flatMap((option) => written.map((field) => [option, field] as const));

  it.each(cases)("is the owner's name, in %s beside %s", (option, field) => {
    const snapshot = withOnly(field, option);
    expect(buildPage(snapshot, "FR").sections.home?.title).toBe(snapshot.ownerName);
  });

  it("is that in each language by itself", () => {
    const snapshot = sample();
    Object.assign(snapshot.sections.home?.languages.EN?.texts ?? {}, { headline: "", title: "", statement: "" });
    expect(buildPage(snapshot, "EN").sections.home).toMatchObject({ lang: null, title: snapshot.ownerName });
    expect(buildPage(snapshot, "FR").sections.home?.title).not.toBe(snapshot.ownerName);
  });

  it.each(cases)("stays away when its owner wants none, in %s beside %s, with 'Je suis '", (option, field) => {
    const snapshot = withOnly(field, option);
    Object.assign(snapshot.sections.home?.shared.settings ?? {}, { hasNoTitle: true });
    const home = buildPage(snapshot, "FR").sections.home;
    expect(home?.title).toBe("");
    expect(["", "Écrit ici"]).toContain(home?.kicker);
  });
});

describe("a section that is empty in the visitor's language", () => {
  it("stands in the first language that has it, and says so", () => {
    const page = buildPage(sample({ sample: "foreign" }), "EN");
    expect(page.sections.projects).toMatchObject({ lang: "fr", dir: "ltr", heading: "Projets choisis" });
    expect(page.sections.home).toMatchObject({ lang: null, dir: null });
  });

  it("keeps its own direction on a page of the other one", () => {
    const snapshot = sample();
    delete snapshot.sections.about?.languages.AR;
    expect(buildPage(snapshot, "AR").sections.about).toMatchObject({ lang: "fr", dir: "ltr" });
    expect(buildPage(snapshot, "AR").dir).toBe("rtl");
  });

  it("is nothing when it is filled nowhere", () => {
    const page = buildPage(sample({ sample: "empty" }), "FR");
    const others = pageOrder.filter((name) => !sections[name].alwaysShown);
    expect(page.sections).toMatchObject(Object.fromEntries(others.map((name) => [name, null])));
  });

  it("stands in a language that has its items, though the page's own has a heading for them", () => {
    const snapshot = sample();
    const english = snapshot.sections.experience?.languages.EN;
    if (english) english.lists.positions = [];
    expect(english?.texts.heading).toBeTruthy();
    expect(buildPage(snapshot, "EN").sections.experience).toMatchObject({ lang: "fr", heading: "Parcours" });
  });

  it("shows no experience without positions, whatever its heading", () => {
    const snapshot = sample();
    expect(buildPage(sample(), "FR").sections.experience).not.toBeNull();
    for (const content of Object.values(snapshot.sections.experience?.languages ?? {})) content.lists.positions = [];
    expect(buildPage(snapshot, "FR").sections.experience).toBeNull();
  });
});

describe("items of a list that is one for all languages", () => {
  /** English has the French cards: their pictures, and of their words those that are given. */
  function translated(words: Readonly<Record<number, object>>, heading = ""): SiteSnapshot {
    const snapshot = sample();
    const skills = snapshot.sections.skills;
    const french = skills?.languages.FR;
    if (!skills || !french) throw new Error("the sample has skills");
    Object.assign(skills.shared.settings, { lists: "together" });
    skills.languages.EN = {
      texts: { heading },
      lists: {
        skills: french.lists.skills.map((item, place) => {
          const untold = { title: "", description: "", alt: "", descriptionMarks: "" };
          return { ...item, ...untold, ...words[place], id: `${item.id}-en`, original: item.id };
        }),
      },
    };
    return snapshot;
  }
  const inFrench = { lang: "fr", dir: "ltr" };

  it("stand there in the original's words where they are not translated, and say so", () => {
    const french = buildPage(translated({}), "FR").sections.skills?.skills ?? [];
    const english = buildPage(translated({ 0: { title: "Books" } }, "Skills"), "EN").sections.skills;
    expect(english).toMatchObject({ lang: null, heading: "Skills" });
    expect(english?.skills).toHaveLength(french.length);
    expect(english?.skills[0]).toMatchObject({ title: "Books", description: french[0]?.description });
    expect(english?.skills[0]?.langs).toMatchObject({ description: inFrench });
    expect(english?.skills[0]?.langs?.title).toBeUndefined();
    expect(english?.skills[1]).toMatchObject({ title: french[1]?.title, langs: { title: inFrench } });
    expect(french.some(({ langs }) => langs)).toBe(false);
  });

  it("make no section of their own where nothing is written: the other language's stands in", () => {
    expect(buildPage(translated({}), "EN").sections.skills).toMatchObject({ lang: "fr" });
    expect(buildPage(translated({ 1: { title: "Posters" } }), "EN").sections.skills).toMatchObject({ lang: null });
  });
});

describe("what the page shows", () => {
  it("a CV only when it is a PDF and visible", () => {
    expect(buildPage(sample(), "FR").sections.home?.cvUrl).toBe("/cv.pdf");
    const hidden = sample();
    Object.assign(hidden.sections.home?.shared.settings ?? {}, { showsCv: false });
    expect(buildPage(hidden, "FR").sections.home?.cvUrl).toBeNull();
    const image = sample();
    Object.assign(image.sections.home?.shared.settings ?? {}, { cv: "portrait.jpg" });
    expect(buildPage(image, "FR").sections.home?.cvUrl).toBeNull();
  });

  it("the CV that was made in the page's language; until it is made, the one that was sent", () => {
    const snapshot = sample();
    Object.assign(snapshot.sections.home?.shared.settings ?? {}, { cvSource: "classic" });
    const sent = snapshot.media["cv.pdf"];
    const made = {
      ...snapshot,
      madeCvs: { FR: "made" },
      media: { ...snapshot.media, made: { ...sent, url: "/fr.pdf" } },
    };
    const inLanguage = (site: object, language: string) =>
      buildPage(site as SiteSnapshot, language).sections.home.cvUrl;
    expect(["FR", "EN"].map((language) => inLanguage(made, language))).toEqual(["/fr.pdf", "/cv.pdf"]);
    Object.assign(snapshot.sections.home?.shared.settings ?? {}, { cvSource: "file" });
    expect(inLanguage({ ...made, languages: [...made.languages] }, "FR")).toBe("/cv.pdf");
  });

  it("'Designer' for a skill without a title", () => {
    const snapshot = sample();
    const [skill] = snapshot.sections.skills?.languages.FR?.lists.skills ?? [];
    Object.assign(skill ?? {}, { title: " " });
    expect(buildPage(snapshot, "FR").sections.skills?.skills[0]?.title).toBe("Designer");
  });

  it("the floating bar for any site type but footer", () => {
    expect(buildPage({ ...sample(), siteType: "autre" }, "FR").siteType).toBe("header");
    expect(buildPage({ ...sample(), siteType: "footer" }, "FR").siteType).toBe("footer");
  });

  it("the badge of a plan with us on our pages, and none in files that stand elsewhere", () => {
    const snapshot = { ...sample(), showsBadge: true };
    const alone = { ending: ".html", mailTo: "" };
    expect(buildPage(snapshot, "FR").showsBadge).toBe(true);
    expect(buildPage({ ...snapshot, alone }, "FR").showsBadge).toBe(false);
  });

  it("only items whose picture exists", () => {
    expect(buildPage(sample(), "FR").sections.projects?.projects.map(({ id }) => id)).toEqual(["p0"]);
    expect(buildPage(sample(), "FR").sections.about?.team.map(({ id }) => id)).toEqual(["t0"]);
  });
});
