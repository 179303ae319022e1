import { expect, describe as group, it } from "vitest";
import { ApiProblem } from "../../api/client";
import { isChanged, isUnsaved } from "../../editor/draft/changes";
import { nothingChosen } from "../../editor/draft/pendingAppearance";
import {
  type Contents,
  type DraftState,
  emptyContent,
  emptyItem,
  type FieldValue,
  type Item,
  type Shown,
} from "../../editor/model";
import type { Preview } from "../../editor/queries";
import { changesOf } from "./changed";
import { refusalOf } from "./refusal";
import { stateOf } from "./state";
import { countOf, type DraftedSection, linesOf, publicationOf, toPublish, unreadIn } from "./unpublished";

const skill = (id: string, title: string, more: Partial<Item> = {}): Item => ({
  ...{ id, title, image: null, description: "", alt: "" },
  ...more,
});
const written = (heading: string, skills: Item[] = []) => {
  const empty = emptyContent("skills");
  return { texts: { ...empty.texts, heading }, lists: { skills } };
};
const contents = (french: string, english: string, skills: Item[] = [], english_: Item[] = []): Contents => ({
  languages: { FR: written(french, skills), EN: written(english, english_) },
  shared: { styles: {}, settings: { lists: "together" }, lists: {} },
});
const saved = contents("Compétences", "Skills");
const languages = ["FR", "EN"];
const shown: Shown = { option: "option1", isPaid: true };
const drafted = (draft: Contents, more: Partial<DraftState> = {}, base = 3): DraftedSection => {
  const whole: DraftState = { ...draft, ...nothingChosen, forms: {}, ...more };
  return {
    ...{ section: "skills", draft: whole, saved, base, isStale: false, shown },
    lines: linesOf("skills", whole, saved, languages, shown),
  };
};
const preview = {
  snapshot: { languages, source: "FR", option: "option1", themeIndex: 0, sections: { skills: saved } },
  revisions: { skills: 3 },
} as never as Preview;
const described = (one: DraftedSection) => one.lines.map(({ language, kind }) => `${language} ${kind}`);

group("what is not on line", () => {
  it("is counted by language, and apart what all share", () => {
    const draft = contents("Savoir-faire", "What I do");
    draft.shared = { ...draft.shared, styles: { heading: { weight: "bold" } } };
    const one = drafted(draft);
    expect(described(one)).toEqual(["null shared", "FR words", "EN words"]);
    expect(countOf({ sections: [one], theme: null })).toBe(3);
    expect(countOf({ sections: [one], theme: 2 })).toBe(4);
    expect(countOf({ sections: [], theme: null })).toBe(0);
  });

  it("counts an item added for all languages as everybody's, and its words as those of who wrote them", () => {
    const items = [skill("skill-00000001", "Lettrage")];
    const other = [skill("skill-00000001-en", "", { original: "skill-00000001" })];
    expect(described(drafted(contents("Compétences", "Skills", items, other)))).toEqual(["null shared", "FR words"]);
  });

  it("counts half an item, which is not put on line", () => {
    const form = { editingId: null, values: { ...emptyItem({ fields: [] } as never), title: "Lettrage" } };
    const one = drafted(contents("Compétences", "Skills"), { forms: { "FR:skills": form } });
    expect(described(one)).toEqual(["FR form"]);
    expect(toPublish({ sections: [one], theme: null })).toEqual([]);
  });

  const written = { image: "", name: "Maëlle", role: "" };
  const taken = { image: "m".repeat(32) };
  it.each<[string, string, Record<string, FieldValue>, Shown, boolean]>([
    ["where its layout is shown", "FR:team", written, { option: "option2", isPaid: true }, true],
    ["not in a layout without its list", "FR:team", written, { option: "option3", isPaid: true }, false],
    ["not without the paid tier that its list asks for", ":photos", taken, { option: "option3", isPaid: false }, false],
    ["where that tier is paid", ":photos", taken, { option: "option3", isPaid: true }, true],
  ])("counts half an item %s", (_where, key, values, shown, isCounted) => {
    const FR = emptyContent("about");
    const saved: Contents = { languages: { FR }, shared: { styles: {}, settings: {}, lists: { photos: [] } } };
    const draft: DraftState = { ...saved, ...nothingChosen, forms: { [key]: { editingId: null, values } } };
    const lines = isCounted ? [{ language: "FR", kind: "form" }] : [];
    expect(linesOf("about", draft, saved, ["FR"], shown)).toEqual(lines);
    expect(isUnsaved("about", draft, saved, shown)).toBe(isCounted);
    expect(isChanged("about", draft, saved)).toBe(true);
  });

  it("counts half an item by what is written in the fields that are shown", () => {
    const forms = { "FR:skills": { editingId: null, values: { image: "m".repeat(32) } } };
    const whole: DraftState = { ...saved, ...nothingChosen, forms };
    const counted = (option: Shown["option"]) => linesOf("skills", whole, saved, languages, { option, isPaid: true });
    expect([counted("option1"), counted("option2")]).toEqual([[], [{ language: "FR", kind: "form" }]]);
  });

  it("is described by the names of what changes", () => {
    const one = drafted(contents("Savoir-faire", "Skills", [skill("skill-00000001", "Lettrage")]));
    expect(changesOf(one, { language: "FR", kind: "words" })).toBe("Titre de la section et Lettrage");
    expect(changesOf(one, { language: null, kind: "shared" })).toMatch(/contenu ou ordre$/);
    const other = drafted(contents("Savoir-faire", "Skills"));
    expect(changesOf(other, { language: "FR", kind: "words" })).toMatch(/^Titre de la section.*Savoir-faire$/);
  });

  it("waits where a machine wrote what nobody has read", () => {
    const one = drafted(contents("Compétences", "Know-how"), { proposals: { "EN/heading": "Know-how" } });
    expect(unreadIn(one)).toHaveLength(1);
    expect(unreadIn(drafted(contents("Compétences", "Know-how")))).toEqual([]);
  });
});

group("what is sent", () => {
  it("is each section once, with the languages that say something else", () => {
    const sent = publicationOf({ sections: [drafted(contents("Compétences", "What I do"))], theme: 2 }, preview);
    expect(Object.keys(sent.sections)).toEqual(["skills"]);
    expect(sent.sections.skills?.revision).toBe(3);
    expect(Object.keys(sent.sections.skills?.contents ?? {})).toEqual(["EN"]);
    expect(sent.look).toEqual({ ...nothingChosen, theme: 2 });
    expect(sent.after.skills?.languages.FR?.texts.heading).toBe("Compétences");
  });

  it("is the source's contents where only what all share has changed, or a layout was chosen", () => {
    const sent = publicationOf({ sections: [drafted(saved, { layout: "option2" })], theme: null }, preview);
    expect(Object.keys(sent.sections.skills?.contents ?? {})).toEqual(["FR"]);
    expect(sent.look.layout).toBe("option2");
  });

  it("is in every language what was added in one", () => {
    const items = [skill("skill-00000001", "Lettrage")];
    const other = [skill("skill-00000001-en", "", { original: "skill-00000001" })];
    const sent = publicationOf(
      { sections: [drafted(contents("Compétences", "Skills", items, other))], theme: null },
      preview,
    );
    expect(sent.sections.skills?.contents.EN?.lists.skills).toHaveLength(1);
  });
});

group("the state of the site", () => {
  const site = { suspension: null, exists: true, isOnline: true, awaitsAddress: false };
  it.each([
    [site, 0, "En ligne"],
    [site, 1, "1 modification pas encore en ligne"],
    [site, 3, "3 modifications pas encore en ligne"],
    [{ ...site, exists: false }, 0, "Rien en ligne pour l’instant"],
    [{ ...site, exists: false }, 2, "2 modifications pas encore en ligne"],
    [{ ...site, isOnline: false }, 0, "En construction"],
    [{ ...site, isOnline: false }, 1, "En construction · 1 modification en brouillon"],
    [{ ...site, awaitsAddress: true }, 0, "Attend votre adresse"],
    [
      { ...site, suspension: { kind: "legal", since: "", reason: "" } as const },
      2,
      "Suspendu · 2 modifications en brouillon",
    ],
    [site, null, "Des modifications pas encore en ligne"],
  ])("is described as it is (%#)", (described, count, label) => {
    expect(stateOf(described, count).label).toBe(label);
  });
});

group("a refusal", () => {
  const problem = (params: Record<string, unknown>, code = "server.invalid") =>
    refusalOf(new ApiProblem({ code: code as "server.invalid", status: 422, params }));

  it("names section, language and field", () => {
    const path = ["sections", "about", "contents", "EN", "texts", "heading"];
    const { text, section, language } = problem({ fields: [{ path, code: "string_too_long", max_length: 80 }] });
    expect([section, language]).toEqual(["about", "EN"]);
    expect(text).toMatch(/^À propos en anglais.*Titre de la section.*80/);
  });

  it("names them of what the door found too", () => {
    const fields = [{ path: ["skills", 0, "image"], code: "unknown_media" }];
    expect(problem({ section: "skills", language: "FR", fields }).text).toMatch(/^Compétences en français/);
  });

  it("names the section that was saved elsewhere", () => {
    expect(problem({ section: "about", revision: 4 }, "site.stale")).toEqual({
      text: "À propos\u202f: Cette section a été enregistrée ailleurs entre-temps.",
      section: "about",
      language: null,
    });
  });
});
