import { expect, describe as group, it } from "vitest";
import { type Contents, emptyContent, type Item } from "../../editor/model";
import { byDay, changesOf, dayOf } from "./describeVersion";
import { sectionDifferences } from "./differences";
import type { Version } from "./queries";

const skill = (id: string, title: string): Item => ({ id, title, image: null, description: "", alt: "" });
const skills = (heading: string, items: Item[], settings: Record<string, string | null> = {}): Contents => ({
  languages: { FR: { texts: { ...emptyContent("skills").texts, heading }, lists: { skills: items } } },
  shared: { styles: {}, settings, lists: {} },
});
const described = (then: Contents, now: Contents) =>
  sectionDifferences("skills", "FR", then, now).map(({ label, wanted, was, now }) => [label, wanted?.what, was, now]);

group("what differs", () => {
  it("is nothing between two equal sections", () => {
    expect(described(skills("Savoir", [skill("a", "Un")]), skills("Savoir", [skill("a", "Un")]))).toEqual([]);
  });

  it("is described text by text and item by item: changed, deleted since, added since", () => {
    const then = skills("Savoir-faire", [skill("a", "Un"), skill("b", "Deux")]);
    const now = skills("Savoir", [skill("a", "Une"), skill("c", "Trois")]);
    expect(described(then, now)).toEqual([
      ["Titre de la section", "text", "Savoir-faire", "Savoir"],
      ["Un", "item", "Titre du service\u202f: Un", "Titre du service\u202f: Une"],
      ["Deux", "item", "Titre du service\u202f: Deux", null],
      ["Trois", undefined, null, "Titre du service\u202f: Trois"],
    ]);
  });

  it("names choices by their labels, those of a project's page too", () => {
    const page = { name: "quai", pictures: [{ id: "p", image: "0a", width: "wide" }] };
    const project = (width: string): Contents => ({
      languages: {
        FR: {
          texts: emptyContent("projects").texts,
          lists: {
            projects: [{ id: "a", page: { ...page, pictures: [{ ...page.pictures[0], width }] } } as unknown as Item],
          },
        },
      },
      shared: { styles: {}, settings: {}, lists: {} },
    });
    const [changed] = sectionDifferences("projects", "FR", project("wide"), project("half"));
    expect([changed?.was, changed?.now]).toEqual([
      expect.stringContaining("Pleine largeur"),
      expect.stringContaining("Demi-largeur"),
    ]);
    const entry = (network: string): Contents => ({
      languages: { FR: emptyContent("contact") },
      shared: { styles: {}, settings: {}, lists: { entries: [{ id: "a", network } as Item] } },
    });
    const [moved] = sectionDifferences("contact", "FR", entry("phone"), entry("website"));
    expect([moved?.was, moved?.now]).toEqual([
      expect.stringContaining("Téléphone"),
      expect.not.stringContaining("website"),
    ]);
  });

  it("is the order alone where nothing else is", () => {
    const [a, b] = [skill("a", "Un"), skill("b", "Deux")];
    expect(described(skills("", [a, b]), skills("", [b, a]))).toEqual([
      ["Ordre\u202f: Cartes", "list", "Un · Deux", "Deux · Un"],
    ]);
  });
});

const version = (savedAt: string, changes: Version["changes"] = []): Version => ({
  number: 1,
  savedAt,
  section: "skills",
  language: "FR",
  origin: "save",
  isOwn: true,
  isCurrent: false,
  changes,
});
const change = (part: "texts" | "styles" | "lists", name: string, added = 0, removed = 0, changed = 0) => ({
  part,
  name,
  added,
  removed,
  changed,
});

group("a version in words", () => {
  it("names what changed, and counts what does not fit", () => {
    const list = change("lists", "skills", 2, 1);
    expect(changesOf(version("2026-11-16T09:00:00Z", [change("texts", "heading"), list]))).toBe(
      "Titre de la section et Cartes (2 ajoutés, 1 retiré)",
    );
    const many = ["heading", "heading", "heading", "heading", "heading"].map((name) => change("texts", name));
    expect(changesOf(version("2026-11-16T09:00:00Z", many))).toMatch(/et 2 autres$/);
    expect(changesOf(version("2026-11-16T09:00:00Z"))).toBe("Rien n’a changé");
  });

  it("says which layout's title it was: three layouts of home have one each", () => {
    const titles = ["headline", "statement"].map((name) => change("texts", name));
    expect(changesOf({ ...version("2026-11-16T09:00:00Z", titles), section: "home" })).toBe(
      "Titre (Colonne) et Titre (Galerie)",
    );
  });

  it("stands under its day", () => {
    const now = new Date(2026, 10, 16, 12);
    expect(dayOf(new Date(2026, 10, 16, 1).toISOString(), now)).toBe("Aujourd’hui");
    expect(dayOf(new Date(2026, 10, 15, 23).toISOString(), now)).toBe("Hier");
    expect(dayOf(new Date(2026, 10, 12, 9).toISOString(), now)).toBe("jeudi 12 novembre");
    expect(dayOf(new Date(2025, 4, 3, 9).toISOString(), now)).toBe("3 mai 2025");
    const days = byDay([12, 12, 11].map((day) => version(new Date(2024, 4, day, 9).toISOString())));
    expect(days.map(({ versions }) => versions.length)).toEqual([2, 1]);
  });
});
