// The page as the server writes it: complete without script, and without anything a strict CSP would refuse.
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import demo from "../../../demo/site.json";
import { freeOption, options } from "../contract/catalogues.gen";
import { anchors } from "../contract/places.gen";
import { sections } from "../contract/sections.gen";
import type { PageSection } from "../contract/types.gen";
import {
  languageOf,
  madeUpSections,
  madeUpWords,
  makeSample,
  plainChoice,
  type SampleChoice,
  sampleNames,
} from "../gallery/samples";
import { layouts } from "./layouts/layouts.gen";
import { buildPage } from "./page/build";
import { pageOrder } from "./page/order";
import { missingFields } from "./parts/ContactForm";
import { slidesAt } from "./parts/carousels/useSwiper";
import { currentLink, requestedSection } from "./parts/shell/sections";
import { Site } from "./Site";

const pictures = Object.fromEntries(
  [
    "logo.svg",
    "portrait.jpg",
    "projet-1-festival.jpg",
    "projet-2-livres.jpg",
    "equipe-1.jpg",
    "competence-1-identite.jpg",
  ].map((name) => [name, `/media/${name}`]),
);
const actions = { send: async () => undefined, chooseTheme: () => undefined, chooseLanguage: () => undefined };

function site(changes: Partial<SampleChoice>) {
  const choice: SampleChoice = { ...plainChoice, ...changes };
  const page = buildPage(makeSample(choice, pictures), languageOf(choice.sample));
  return <Site page={page} layout={layouts[choice.option]} actions={actions} />;
}
const html = (changes: Partial<SampleChoice>): string => renderToString(site(changes));

describe.each(options)("%s", (option) => {
  it.each(sampleNames)("writes the %s sample without style attributes, its places in order", (sample) => {
    const written = html({ option, sample });
    expect(written).not.toMatch(/ style=/);
    const places = [...written.matchAll(/<(?:div|section) id="(\w+)" class="site-(?:anchor|section)/g)].map(
      ([, id]) => id,
    );
    expect(places).toEqual(Object.values(anchors));
    expect(written.match(/<h1/g)).toHaveLength(1);
  });

  it.each(sampleNames)("is taken over by the browser as it was written: %s", async (sample) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const complaints: unknown[] = [];
    const root = document.createElement("div");
    root.innerHTML = html({ option, sample });
    document.body.replaceChildren(root);
    const hydrated = await act(async () =>
      hydrateRoot(root, site({ option, sample }), { onRecoverableError: (complaint) => complaints.push(complaint) }),
    );
    expect(complaints).toEqual([]);
    await act(async () => hydrated.unmount());
  });

  it("can stand inside of the editor's form: no form of its own, and nothing that would send that one", () => {
    const page = buildPage(makeSample({ ...plainChoice, option }, pictures), "FR");
    const written = renderToString(<Site page={page} layout={layouts[option]} actions={actions} isPreview />);
    expect(written).toContain("contact-form");
    expect(written).not.toMatch(/<form|type="submit"/);
    expect(written.match(/<button/g)?.length ?? 0).toBe(written.match(/<button [^>]*type="button"/g)?.length ?? 0);
  });

  it("shows every text that the description has for it", () => {
    const snapshot = { ...makeSample({ ...plainChoice, option }, pictures), sections: madeUpSections() };
    const page = buildPage(snapshot, "FR");
    const written = renderToString(<Site page={page} layout={layouts[option]} actions={actions} />);
    const shown = written.replaceAll("\u00ad", "");
    expect(madeUpWords(option).filter((word) => !shown.includes(word))).toEqual([]);
  });

  it("leads on from its first screen, with a CV or without one", () => {
    const ways = (hasCv: boolean) =>
      [...(html({ option, hasCv }).match(/<p class="ways-on".*?<\/p>/)?.[0] ?? "").matchAll(/href="([^"]*)"/g)].map(
        ([, to]) => to,
      );
    expect(ways(false)).toEqual(["#projet", "#contact"]);
    expect(ways(true)).toEqual(["/cv.pdf", "#projet", "#contact"]);
  });

  it("has a caption under a project's picture where it has a title, and nothing without one", () => {
    const caption = /class="styled s-projects-itemTitle/;
    const snapshot = makeSample({ ...plainChoice, option }, pictures);
    const written = () =>
      renderToString(<Site page={buildPage({ ...snapshot }, "FR")} layout={layouts[option]} actions={actions} />);
    expect(written()).toMatch(caption);
    const { projects } = snapshot.sections;
    for (const project of projects?.languages.FR?.lists.projects ?? []) Object.assign(project, { title: "" });
    Object.assign(snapshot, { sections: { ...snapshot.sections, projects: structuredClone(projects) } });
    expect(written()).not.toMatch(caption);
  });

  it("says which version it is", () => {
    expect(html({ option })).toContain(option === freeOption ? ">Version gratuite<" : ">Version payante<");
  });

  it("has a form that works without script", () => {
    expect(html({ option })).toMatch(/<form[^>]*action="\/@maud-kerleo\/message"[^>]*method="post"/);
    expect(html({ option })).toMatch(/<input type="hidden" name="langue" value="FR"\/>/);
  });
});

it("shows a bar of three links or a bar of icons, what is optional only when there is some", () => {
  expect(html({ siteType: "header" }).match(/<nav.*?<\/nav>/)?.[0]).toMatch(/>Home<.*>Projet<.*>Contact</);
  const icons = (sample: SampleChoice["sample"]) =>
    [...(html({ siteType: "footer", sample }).match(/<nav.*?<\/nav>/)?.[0] ?? "").matchAll(/href="#(\w+)"/g)].map(
      ([, to]) => to,
    );
  const anchorsOf = (isShown: (name: PageSection) => boolean) =>
    (Object.keys(anchors) as PageSection[]).flatMap((name) => (isShown(name) ? [anchors[name]] : []));
  expect(icons("rich")).toEqual(anchorsOf((name) => name in demo.sections));
  expect(icons("empty")).toEqual(anchorsOf((name) => sections[name].shownWith === null));
});

it("has one heading of the first rank, and 'Je suis ' over it, when only the owner's name is known", () => {
  const written = html({ option: "option2", sample: "empty" });
  expect(written).toMatch(/o2-home__subtitle">Je suis <\/p><h1[^>]*>Maud Kerléo<\/h1>/);
});

describe("words that nobody wrote", () => {
  const inLanguage = (language: string) => {
    const snapshot = makeSample({ ...plainChoice, option: "option2" }, pictures);
    for (const document of Object.values(snapshot.sections)) {
      Object.assign(document.languages, { [language]: structuredClone(document.languages.FR) });
    }
    const texts = snapshot.sections.contact?.languages[language]?.texts;
    Object.assign(texts ?? {}, { nameLabel: "", emailLabel: "", messageLabel: "", sendLabel: "" });
    const page = buildPage({ ...snapshot, languages: [language, "FR"], offered: [language, "FR"] }, language);
    return renderToString(<Site page={page} layout={layouts.option2} actions={actions} />);
  };
  it.each([
    ["FR", ["Version payante", ">Home<", ">Projet<", ">Nom<", ">Envoyer<"]],
    ["EN", ["Paid version", ">Projects<", ">Name<", ">Send<"]],
    ["DE", ["Bezahlte Version", ">Projekte<", ">Nachricht<", ">Senden<"]],
    ["NL", ["Betaalde versie", ">Projecten<", ">Bericht<", ">Versturen<"]],
    ["AR", ["نسخة مدفوعة", ">المشاريع<", ">الاسم<", ">إرسال<"]],
  ])("are the page's own in %s", (language, expected) => {
    const written = inLanguage(language);
    for (const word of expected) expect(written).toContain(word);
    expect(written).not.toMatch(/site-badge" lang=/);
    if (language !== "FR") expect(written).not.toMatch(/Version (gratuite|payante)|>Projet<|>Nom<|>Envoyer</);
  });
  it("are English, and say so, where we have no others", () => {
    const written = inLanguage("JA");
    expect(written).toMatch(/site-badge" lang="en">Paid version/);
    expect(written).toMatch(/<nav class="site-bar"[^>]* lang="en"/);
  });
});

it("marks a section that stands in another language", () => {
  expect(html({ sample: "foreign" })).toMatch(/<section id="projet"[^>]* lang="fr" dir="ltr"/);
});

it("finds the requested section in either form of address", () => {
  expect(requestedSection({ search: "?section=projet", hash: "" })).toBe("projet");
  expect(requestedSection({ search: "", hash: "#contact" })).toBe("contact");
  expect(requestedSection({ search: "?section=autre", hash: "" })).toBeNull();
});

it("lets the nearest link before stand for a section that has none of its own", () => {
  expect(currentLink(["home", "projects", "contact"], "about", pageOrder)).toBe("home");
  expect(currentLink(["home", "projects", "contact"], "skills", pageOrder)).toBe("projects");
});

it.each([
  [360, 1],
  [480, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1440, 3],
])("shows at %d px %d slides", (width, slides) => {
  expect(slidesAt(width, { base: 1, 768: 2, 1024: 3 })).toBe(slides);
});

it.each([
  [{ name: "A", email: "a@b.fr", message: "c" }, []],
  [{ name: "", email: "a@b.fr", message: "c" }, ["name"]],
  [{ name: "A", email: "a@b", message: "" }, ["email", "message"]],
  [{ name: "A", email: "a b@c.fr", message: "c" }, ["email"]],
])("accepts a message only when it is whole: %j", (values, missing) => {
  expect(missingFields(values)).toEqual(missing);
});
