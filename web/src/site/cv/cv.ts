// The CV of a site in one language, out of the page's own views: dates, stand-ins and fallbacks are the page's.
// The server has it set by Typst (server: public/cv/templates/), which knows the sheet of paper and no rule.

import { networks } from "../../contract/networks.gen";
import { sectionWords } from "../../contract/words/sectionWords.gen";
import { buildPage } from "../page/build";
import { linkLabel } from "../page/linkLabel";
import type { Page } from "../page/model";
import type { InLanguage } from "../page/picture";
import type { Rich, RichNode } from "../page/rich";
import type { SiteSnapshot } from "../page/snapshot";
import { line, plain, typeset, typesetPart } from "../page/typeset";
import { spoken } from "../words/index";

export interface CvItem {
  title: string;
  /** At the end of the title's line: a period, or where a link leads. */
  aside: string;
  /** Under the title: organisation and place. */
  under: readonly string[];
  text: string;
  /** The same with its bold words, links and lists, where it has any. */
  rich?: Rich;
  link: string;
}

export interface CvSection extends InLanguage {
  /** How its items stand: one under the other, or beside each other. */
  kind: "about" | "experience" | "skills" | "projects";
  heading: string;
  text: string;
  rich?: Rich;
  items: readonly CvItem[];
}

export interface Cv {
  lang: string;
  dir: "ltr" | "rtl";
  /** What readers of the PDF call the document. */
  title: string;
  name: string;
  headline: string;
  lead: string;
  contact: readonly { label: string; text: string; link: string }[];
  sections: readonly CvSection[];
}

const typedNode = (node: RichNode): RichNode[] => {
  if (typeof node === "string") return [typesetPart(node)];
  const [tag, props, ...inner] = node;
  return tag === "span" ? [] : [[tag, props, ...inner.flatMap(typedNode)]]; // on paper nobody listens
};
const richly = (rich: Rich | undefined): { rich?: Rich } => (rich ? { rich: rich.flatMap(typedNode) } : {});

/** Where a site's title is its owner's name in one language, it is so in all: مود كيرليو is how it is written in Arabic. */
const isTitledByName = (snapshot: SiteSnapshot): boolean =>
  snapshot.languages.some(
    (code) => plain(line(buildPage(snapshot, code).sections.home.title)) === plain(snapshot.ownerName),
  );

const item = (given: Partial<CvItem>): CvItem => ({ title: "", aside: "", under: [], text: "", link: "", ...given });

function sectionsOf({ sections: { about, experience, skills, projects }, words }: Page): CvSection[] {
  const { sectionNames } = words;
  const section = (
    kind: CvSection["kind"],
    view: (InLanguage & { heading: string }) | null,
    text: string,
    items: readonly CvItem[],
    rich?: Rich,
  ): CvSection => ({
    kind,
    lang: view?.lang ?? null,
    dir: view?.dir ?? null,
    heading: line(view?.heading ?? "") || (sectionNames[kind] ?? ""),
    text: typeset(text),
    ...richly(rich),
    items: items.filter(({ title, text: said }) => title || said),
  });
  return [
    section("about", about, about?.body ?? "", [], about?.bodyRich),
    section(
      "experience",
      experience,
      "",
      (experience?.positions ?? []).map((position) =>
        item({
          title: line(position.title),
          aside: position.period,
          under: [position.organisation, position.place].map(line).filter(Boolean),
          text: typeset(position.description),
          ...richly(position.descriptionRich),
        }),
      ),
    ),
    section(
      "skills",
      skills,
      "",
      (skills?.skills ?? []).map(({ title, description, descriptionRich }) =>
        item({ title: line(title), text: typeset(description), ...richly(descriptionRich) }),
      ),
    ),
    section(
      "projects",
      projects,
      "",
      (projects?.projects ?? []).map(({ title, description, descriptionRich, link }) =>
        item({
          title: line(title) || linkLabel(link),
          aside: line(title) ? linkLabel(link) : "",
          text: typeset(description),
          ...richly(descriptionRich),
          link,
        }),
      ),
    ),
  ].filter(({ text, items }) => text || items.length);
}

/** The site itself is a way to reach its owner, last of all. */
const websiteIn = (language: string, siteUrl: string) => {
  const names: Record<string, string> = { ...networks, ...sectionWords.contact[spoken(language)].networks };
  return { label: names.website ?? "", text: siteUrl.replace(/^https?:\/\//, ""), link: siteUrl };
};

/** `siteUrl`: where visitors find the site; empty while nobody but its own machine would. */
export function cvOf(snapshot: SiteSnapshot, language: string, siteUrl: string): Cv {
  const page = buildPage(snapshot, language);
  const { home, contact, experience } = page.sections;
  const title = line(home.title);
  const isName = isTitledByName(snapshot);
  const name = (isName && title) || line(snapshot.ownerName);
  // Not in another language than the name above it.
  const current = experience?.lang ? undefined : experience?.positions.find(({ isCurrent }) => isCurrent);
  const headline = isName || plain(title) === plain(name) ? line(current?.title ?? "") : title;
  return {
    lang: page.lang,
    dir: page.dir,
    title: [name, headline].filter(Boolean).join(" · "),
    name,
    headline,
    lead: typeset(home.note),
    contact: [
      ...(contact?.entries ?? []).map(({ name: label, detail, link }) => ({
        label,
        text: line(detail) || linkLabel(link),
        link,
      })),
      ...(siteUrl ? [websiteIn(language, siteUrl)] : []),
    ].filter(({ text }) => text),
    sections: sectionsOf(page),
  };
}
