import { describe, expect, it } from "vitest";
import { editingOrder, sections } from "../../contract/sections.gen";
import type { SectionName } from "../../contract/types.gen";
import { filledCount, languageCounts, matrixOf, nextStepOf, type Site } from "./overview";

const nothing = { filled: [], items: {}, hasDraft: false, isHidden: false };

function site(changes: Partial<Site> & { filled?: Record<string, string[]> } = {}): Site {
  const { filled = {}, ...rest } = changes;
  return {
    languages: ["FR"],
    exists: true,
    isOnline: true,
    sections: Object.fromEntries(editingOrder.map((name) => [name, { ...nothing, filled: filled[name] ?? [] }])),
    ...rest,
  };
}

const everySection = Object.fromEntries(editingOrder.map((name) => [name, ["FR"]]));

describe("the next step", () => {
  it("of a new site is to choose a language", () => {
    expect(nextStepOf(site({ languages: [] })).action?.path).toBe("/dashboard/typesite");
  });

  it("is the first empty section, in the order of the chain", () => {
    const step = nextStepOf(site({ filled: { home: ["FR"] } }));
    expect(step.action?.path).toBe("/dashboard/formpropos?lang=FR");
  });

  it("is the draft, before anything empty", () => {
    const drafted = site();
    drafted.sections.skills = { ...nothing, hasDraft: true };
    expect(nextStepOf(drafted).action?.path).toBe("/dashboard/formcompetance");
  });

  it("is no draft that says what is saved, whatever the server was sent last", () => {
    const left = site({ filled: everySection });
    left.sections.skills = { ...nothing, filled: ["FR"], hasDraft: true };
    expect(matrixOf(left, { skills: null }).some((row) => row.hasDraft)).toBe(false);
    expect(nextStepOf(left, { skills: null })).toEqual(nextStepOf(site({ filled: everySection })));
  });

  it("leads to the language that has the draft, and its cell says so", () => {
    expect(nextStepOf(site(), { skills: ["FR"] }).action?.path).toBe("/dashboard/formcompetance?lang=FR");
    const rows = matrixOf(site({ filled: everySection }), { skills: ["FR"] });
    expect(rows.filter((row) => row.cells[0]?.hasDraft).map((row) => row.section)).toEqual(["skills"]);
  });

  it("never asks for an optional section", () => {
    const filled = Object.fromEntries(
      Object.entries(everySection).filter(([name]) => sections[name as SectionName].shownWith === null),
    );
    expect(nextStepOf(site({ filled })).action).toBeNull();
  });

  it("of a finished site in construction is to publish it", () => {
    expect(nextStepOf(site({ filled: everySection, isOnline: false })).action?.path).toBe("/dashboard/diffusion");
  });
});

describe("the next step of a site that still holds a sample", () => {
  const full = site({ filled: everySection, isOnline: false });

  it("is to write one's own words, not to publish invented ones", () => {
    expect(nextStepOf(full, {}, true)).toMatchObject({
      title: "Remplacer les textes de l’exemple",
      action: { path: "/dashboard/formhome" },
    });
    expect(nextStepOf({ ...full, isOnline: true }, {}, true).action).not.toBeNull();
  });

  it("is still the draft that waits", () => {
    expect(nextStepOf(full, { skills: ["FR"] }, true).action?.path).toBe("/dashboard/formcompetance?lang=FR");
  });
});

describe("the matrix", () => {
  it("counts items of a language's own list as content", () => {
    const withItems = site();
    withItems.sections.projects = { ...nothing, items: { FR: 6 } };
    const rows = matrixOf(withItems);
    expect(rows.find((row) => row.section === "projects")?.cells[0]).toMatchObject({
      isFilled: true,
      state: "6 projets",
    });
    expect(filledCount(rows, "FR")).toBe(1);
  });

  it("counts the contact entries that all languages share in the first of them alone", () => {
    const shared = site({ languages: ["FR", "EN"] });
    shared.sections.contact = { ...nothing, items: { FR: 6, EN: 6 } };
    const contact = matrixOf(shared).find((row) => row.section === "contact");
    expect(contact?.cells.map(({ isFilled, state }) => [isFilled, state])).toEqual([
      [true, "6 entrées"],
      [false, "Section vide"],
    ]);
  });
});

describe("a translated language", () => {
  const two = () => site({ languages: ["FR", "DE"], filled: { home: ["FR", "DE"], about: ["FR", "DE"] } });
  const counts = { filled: 3, stale: 0, copied: 0, empty: 0 };
  const translated = {
    home: { DE: { ...counts, stale: 2, copied: 1 } },
    about: { DE: { ...counts, copied: 1 } },
  };
  const cell = (section: SectionName) =>
    matrixOf(two(), {}, translated)
      .find((row) => row.section === section)
      ?.cells.find(({ language }) => language === "DE");

  it("says in words what presses most, and how much of it", () => {
    expect(cell("home")).toMatchObject({ isFilled: true, translation: "stale", state: "2 à revoir" });
    expect(cell("about")).toMatchObject({ isFilled: true, translation: "copied", state: "1 texte copié" });
    expect(cell("skills")).toMatchObject({ isFilled: false, state: "Section vide" });
    expect(languageCounts(translated, "DE")).toEqual({ filled: 6, stale: 2, copied: 2, empty: 0 });
    expect(languageCounts(translated, "FR")).toBeNull();
  });

  it("is looked at again once nothing is empty", () => {
    const full = site({ languages: ["FR", "DE"] });
    for (const name of editingOrder) full.sections[name] = { ...nothing, filled: ["FR", "DE"] };
    expect(nextStepOf(full, {}, false, translated)).toMatchObject({
      title: "Revoir Accueil en allemand",
      hint: "2 textes d’origine ont changé depuis.",
      action: { path: "/dashboard/formhome?lang=DE" },
    });
    expect(nextStepOf(full).action).toBeNull();
  });
});
