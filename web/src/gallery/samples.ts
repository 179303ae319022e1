// Sample sites for the eye and for screenshot tests: stored sites, so that what is shown went the true way (buildPage).
import more from "../../../demo/more.json";
import demo from "../../../demo/site.json";
import { freeOption } from "../contract/catalogues.gen";
import { sections as described } from "../contract/sections.gen";
import type { FontPair, Option, SectionDocuments, SectionName, StyleSet, TextStyle } from "../contract/types.gen";
import type { MediaInfo, SiteSnapshot } from "../site/page/snapshot";
import { madeUpSections } from "./madeUp";
import type { Missing } from "./matrix";

export { madeUpSections, madeUpWords } from "./madeUp";

/** "whole" is the demo with the sections that it does without; the others are read in one language or are extremes. */
export const sampleNames = ["rich", "whole", "long", "empty", "one", "rtl", "foreign"] as const;
export type SampleName = (typeof sampleNames)[number];
/** These show the demo's own sections alone: the first five, and experience. */
const plainSamples: readonly SampleName[] = ["rich", "foreign", "empty"];

export interface SampleChoice {
  sample: SampleName;
  option: Option;
  theme: number;
  siteType: "header" | "footer";
  /** One of the ready-made text styles; the defaults are Classique. */
  set: StyleSet;
  /** A logo, which is a mark and not a picture, is small by default. */
  imageSize: "normal" | "small";
  usesSecondCarousel: boolean;
  photoShape: "ronde" | "carre";
  /** How many projects there are; null leaves the sample's own. */
  projects: number | null;
  /** At most so many of anything; null leaves the sample's own. */
  items: number | null;
  /** What its owner has not: a site begins with a name. */
  without: readonly Missing[];
  /** One of the pairs of fonts; null leaves the default families. */
  pair: FontPair | null;
  /** A size that the owner chose for every text; null leaves all to the layout. */
  sizeRem: number | null;
  /** What the server would say of the pictures: their own measures, all upright, or all with nothing behind them. */
  pictures: "own" | "upright" | "clear";
  hasCv: boolean;
}

/** What is shown when nothing else is asked for. */
export const plainChoice: SampleChoice = {
  sample: "rich",
  option: freeOption,
  theme: 0,
  siteType: "header",
  set: "classique",
  imageSize: "normal",
  usesSecondCarousel: false,
  photoShape: "ronde",
  projects: null,
  items: null,
  without: [],
  pair: null,
  sizeRem: null,
  pictures: "own",
  hasCv: true,
};

const emptyDocument = (name: SectionName) => ({
  languages: Object.fromEntries(
    demo.languages.map((code) => [
      code,
      {
        texts: Object.fromEntries(described[name].texts.map((field) => [field.name, ""])),
        lists: Object.fromEntries(described[name].lists.filter((list) => !list.shared).map((list) => [list.name, []])),
      },
    ]),
  ),
  shared: { styles: {}, settings: {}, lists: {} },
});

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const byId = (items: readonly unknown[]): Plain =>
  Object.fromEntries(items.map((item) => [(item as { id: string }).id, item]));

/** Both at once; items of a list are the same by their ids (and so in server/vitrine/cli/demo.py). */
function laidOver(below: unknown, above: unknown): unknown {
  if (Array.isArray(below) && Array.isArray(above)) return Object.values(laidOver(byId(below), byId(above)) as Plain);
  if (!isPlain(below) || !isPlain(above)) return above;
  const both = Object.entries(above).map(([name, value]) => [name, laidOver(below[name], value)]);
  return { ...below, ...Object.fromEntries(both) };
}

/** Every section of the contract: those that the demo does without are empty, or filled from more.json, or made up. */
function documents(sample: SampleName): SectionDocuments {
  const names = Object.keys(described) as SectionName[];
  const bare = Object.fromEntries(names.map((name) => [name, emptyDocument(name)]));
  const unwritten = names.filter((name) => !(name in demo.sections || name in more));
  const own = { ...bare, ...demo.sections };
  const filled = plainSamples.includes(sample) ? own : laidOver({ ...own, ...madeUpSections(unwritten) }, more);
  return structuredClone(filled) as unknown as SectionDocuments;
}

/** Of texts that are written anew, nothing is bold any more. */
function unmark(documents: SectionDocuments): void {
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) walk(each);
    else if (isPlain(value))
      for (const [name, each] of Object.entries(value)) {
        if (name.endsWith("Marks")) delete value[name];
        else walk(each);
      }
  };
  walk(documents);
}

/** The measures of the demo's pictures, which the server would know. */
function measuresOf(name: string): { width: number | null; height: number | null } {
  if (name.endsWith(".svg")) return { width: 72, height: 64 };
  if (name.startsWith("projet")) return { width: 1600, height: 1200 };
  if (name.startsWith("competence")) return { width: 1200, height: 900 };
  return name.startsWith("portrait") ? { width: 1200, height: 1200 } : { width: 900, height: 900 };
}

const mediaOf = (urls: Readonly<Record<string, string>>, shown: SampleChoice["pictures"]): Record<string, MediaInfo> =>
  Object.fromEntries(
    Object.entries(urls).map(([path, url]) => {
      const name = path.slice(path.lastIndexOf("/") + 1);
      const type = name.endsWith(".svg") ? "image/svg+xml" : "image/jpeg";
      const isSeeThrough = name.endsWith(".svg") || shown === "clear";
      const measures = shown === "upright" ? { width: 900, height: 1200 } : measuresOf(name);
      return [name, { url, type, ...measures, isOneColour: name === "logo.svg", isSeeThrough }];
    }),
  );

const longWord = "Anticonstitutionnellement";
const longText =
  "Responsable de l’accompagnement typographique transdisciplinaire, des plus petites étiquettes aux plus grandes façades, ".repeat(
    3,
  );

/** What breaks pages: words that do not fit, addresses without a space, lists without an end. */
function lengthen(documents: SectionDocuments): void {
  unmark(documents);
  const { home, about, projects, skills, services, testimonials, experience, contact } = documents;
  Object.assign(home.languages.FR?.texts ?? {}, {
    firstLine: longText.slice(0, 190),
    headline: `${longWord} responsable`,
    title: `${longWord} responsable des affiches`,
    subtitle: longText.slice(0, 120),
    shortDescription: longText,
    logoText: longText.slice(0, 150),
    statement: `${longWord} ${longText.slice(0, 300)}`,
    footer: longText,
  });
  const texts = about.languages.FR;
  if (texts) {
    texts.texts.heading = `${longWord} et autres mots interminables`;
    texts.texts.body = `${longText}\n\n${longText}`;
    texts.texts.secondBody = longText;
    for (const member of texts.lists.team)
      Object.assign(member, { name: `Marie-${longWord}`, role: longText.slice(0, 90) });
  }
  for (const project of projects.languages.FR?.lists.projects ?? []) {
    Object.assign(project, { title: `${longWord} ${project.title}`, description: longText });
  }
  const list = projects.languages.FR?.lists.projects;
  list?.push(...list.map((project) => ({ ...project, id: `${project.id}-bis` })));
  for (const skill of skills.languages.FR?.lists.skills ?? []) {
    Object.assign(skill, {
      title: longWord,
      description: `https://exemple.example/une-adresse-interminable-sans-la-moindre-espace ${longText}`,
    });
  }
  for (const service of services.languages.FR?.lists.services ?? []) {
    Object.assign(service, { title: longWord, description: longText, price: longText.slice(0, 80) });
  }
  for (const testimonial of testimonials.languages.FR?.lists.testimonials ?? []) {
    Object.assign(testimonial, {
      quote: `${longText}${longWord}`,
      name: `Marie-${longWord}`,
      role: longText.slice(0, 90),
    });
  }
  for (const position of experience.languages.FR?.lists.positions ?? []) {
    Object.assign(position, {
      title: `${longWord} de l’atelier`,
      organisation: longText.slice(0, 100),
      description: longText,
    });
  }
  Object.assign(contact.languages.FR?.texts ?? {}, {
    heading: `${longWord} et correspondances`,
    formHeading: `${longWord} et messages`,
    sendLabel: "Envoyer le message le plus long qui soit, sans rien en retrancher",
    nameLabel: longText.slice(0, 100),
  });
  const [email, ...others] = contact.shared.lists.entries;
  if (email) {
    email.detail = "une.adresse.vraiment.tres.longue@sous-domaine.atelier-kerleo.example";
    contact.shared.lists.entries = [email, ...others, { ...email, id: "c9", network: "website", title: longWord }];
  }
}

function keepOne(documents: SectionDocuments): void {
  for (const { languages, shared } of Object.values(documents)) {
    for (const { lists } of [shared, ...Object.values(languages)]) {
      for (const list of Object.values(lists) as unknown[][]) list.splice(1);
    }
  }
  const home = documents.home.languages.FR;
  if (home) Object.assign(home.texts, { headline: "Kerléo", title: "Maud", statement: "Affiches" });
}

/** Little of everything: lists are cut, and what is missing is what owners write and send last. */
function thin(documents: SectionDocuments, { items, without }: SampleChoice): void {
  if (items !== null)
    for (const { languages, shared } of Object.values(documents))
      for (const { lists } of [shared, ...Object.values(languages)])
        for (const list of Object.values(lists) as unknown[][]) list.splice(items);
  const { settings } = documents.home.shared;
  if (without.includes("photo")) settings.photo = null;
  if (without.includes("logo")) settings.logo = null;
  if (!without.includes("texts")) return;
  for (const { texts } of Object.values(documents.home.languages)) {
    const kept = { headline: demo.ownerName, title: demo.ownerName, statement: demo.ownerName };
    for (const name of Object.keys(texts) as (keyof typeof texts)[]) texts[name] = "";
    Object.assign(texts, kept);
  }
  for (const { texts } of Object.values(documents.about.languages))
    for (const name of Object.keys(texts) as (keyof typeof texts)[]) texts[name] = "";
  for (const { texts } of Object.values(documents.contact.languages)) texts.entriesTitle = "";
}

/** The sample's projects, repeated or cut to so many. */
function countProjects(documents: SectionDocuments, count: number): void {
  for (const { lists } of Object.values(documents.projects.languages)) {
    const own = lists.projects;
    lists.projects = Array.from({ length: count }, (_, place) => {
      const project = own[place % own.length] as (typeof own)[number];
      return { ...project, id: `${project.id}-${place}` };
    });
  }
}

function dress(documents: SectionDocuments, { set, sizeRem }: SampleChoice): void {
  if (set === "classique" && sizeRem === null) return;
  for (const name of Object.keys(described) as SectionName[]) {
    const styles: Record<string, TextStyle> = {};
    // As the style editor wears a set: its sizes are the layout's.
    for (const slot of described[name].styles) styles[slot.name] = { ...slot.sets[set], sizeRem };
    documents[name].shared.styles = styles;
  }
}

/** The language a sample is read in. */
export const languageOf = (sample: SampleName): string =>
  sample === "rtl" ? "AR" : sample === "foreign" ? "EN" : "FR";

export function makeSample(choice: SampleChoice, pictureUrls: Readonly<Record<string, string>>): SiteSnapshot {
  const sections = documents(choice.sample);
  if (choice.sample === "long") lengthen(sections);
  if (choice.sample === "one") keepOne(sections);
  if (choice.projects) countProjects(sections, choice.projects);
  thin(sections, choice);
  if (choice.pair) Object.assign(sections.appearance.shared.settings, { fontPair: choice.pair });
  // English has no projects and no skills of its own, so that they stand there in French.
  if (choice.sample === "foreign") {
    for (const name of ["projects", "skills", "about"] as const) delete sections[name].languages.EN;
  }
  const { settings } = sections.home.shared;
  const cv = choice.hasCv ? "cv.pdf" : null;
  Object.assign(settings, { imageSize: choice.imageSize, photoShape: choice.photoShape, cv });
  sections.projects.shared.settings.usesSecondCarousel = choice.usesSecondCarousel;
  dress(sections, choice);
  const languages = choice.sample === "empty" ? ["FR"] : demo.languages;
  return {
    slug: demo.slug,
    ownerName: demo.ownerName,
    option: choice.option,
    siteType: choice.siteType,
    themeIndex: choice.theme,
    showsBadge: true,
    languages,
    offered: choice.sample === "empty" ? [] : languages,
    basePath: "/gallery.html",
    sections: choice.sample === "empty" ? {} : sections,
    madeCvs: {},
    media: {
      ...mediaOf(pictureUrls, choice.pictures),
      "cv.pdf": {
        url: "/cv.pdf",
        type: "application/pdf",
        width: null,
        height: null,
        isOneColour: false,
        isSeeThrough: false,
      },
    },
  };
}
