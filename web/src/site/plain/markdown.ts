// The page as plain Markdown, at its address + '.md': for readers without a browser, and for machines that read.
import type { PageSection } from "../../contract/types.gen";
import { linkLabel } from "../page/linkLabel";
import type { Page } from "../page/model";
import { pageOrder } from "../page/order";
import type { Rich } from "../page/rich";
import type { ViewOf } from "../sections/views.gen";
import { asWhole, blocksOf } from "./blocks";
import { indented, mdLine, mdLink, mdRich, mdText } from "./signs";

interface PlainItem {
  title: string;
  /** Beside the title: a period, a price, whose words they are. */
  aside?: readonly string[];
  text?: string;
  rich?: Rich | undefined;
  link?: string;
  /** Where it has a page of its own. */
  page?: { href: string; label: string } | undefined;
}

interface PlainSection {
  texts?: readonly (readonly [text: string, rich: Rich | undefined])[];
  items?: readonly PlainItem[];
}

/** What is said by pictures alone says nothing here. */
const plainly: { [S in PageSection]: (view: ViewOf[S]) => PlainSection } = {
  home: () => ({}),
  about: ({ body, bodyRich, secondBody, secondBodyRich, team }) => ({
    texts: [
      [body, bodyRich],
      [secondBody, secondBodyRich],
    ],
    items: team.map(({ name, role }) => ({ title: name, aside: [role] })),
  }),
  projects: ({ projects }) => ({
    items: projects.map(({ title, description, descriptionRich: rich, link, page }) => ({
      title,
      text: description,
      rich,
      link,
      page,
    })),
  }),
  skills: ({ skills }) => ({
    items: skills.map(({ title, description, descriptionRich: rich }) => ({ title, text: description, rich })),
  }),
  experience: ({ positions }) => ({
    items: positions.map(({ title, organisation, place, period, description, descriptionRich: rich }) => ({
      title,
      aside: [organisation, place, period],
      text: description,
      rich,
    })),
  }),
  services: ({ services }) => ({
    items: services.map(({ title, price, description, descriptionRich: rich, link }) => ({
      title,
      aside: [price],
      text: description,
      rich,
      link,
    })),
  }),
  testimonials: ({ testimonials }) => ({
    items: testimonials.map(({ name, role, quote, quoteRich: rich, link }) => ({
      title: name,
      aside: [role],
      text: quote,
      rich,
      link,
    })),
  }),
  contact: ({ entries }) => ({
    items: entries.map(({ name, detail, link }) => ({
      title: name,
      ...(link ? { link } : {}),
      aside: [detail || linkLabel(link)],
    })),
  }),
};

/** A list begins after a blank line, or it would be one line with what stands before it. */
const beneath = (body: string): string =>
  /^(?:-|1\.) /.test(body) ? `\n\n  ${indented(body)}` : `  \n  ${indented(body)}`;

function itemLines({ title, aside = [], text = "", rich, link = "", page }: PlainItem, origin: string): string {
  const beside = aside.map(mdLine).filter(Boolean).join(", ");
  const name = mdLine(title) || mdLine(linkLabel(link));
  const said = rich ? mdRich(rich) : mdText(text);
  const own = page ? mdLink(mdLine(page.label), `${asWhole(origin)(page.href)}.md`) : "";
  const body = [said, own].filter(Boolean).join("\n\n");
  const first = [name && `**${link ? mdLink(name, link) : name}**`, beside].filter(Boolean).join(" · ");
  if (!first) return body && `- ${indented(body)}`;
  return `- ${first}${body && beneath(body)}`;
}

function sectionLines(page: Page, name: PageSection, origin: string): string[] {
  const view = page.sections[name];
  if (!view) return [];
  // TypeScript cannot follow a section through the name of a variable.
  const { texts = [], items = [] } = (plainly[name] as (view: unknown) => PlainSection)(view);
  const lines = [
    ...texts.map(([text, rich]) => (rich ? mdRich(rich) : mdText(text))),
    items
      .map((item) => itemLines(item, origin))
      .filter(Boolean)
      .join("\n"),
  ].filter(Boolean);
  if (!lines.length) return [];
  const own = "heading" in view ? mdLine(view.heading) : "";
  const heading = own || mdLine(page.words.sectionNames[name] ?? "");
  return [`## ${heading}`, ...lines];
}

/** `origin` stands before the page's own addresses; `url` is where the page is. */
export function markdownOf(page: Page, url: string, origin: string): string {
  const { home } = page.sections;
  const title = mdLine(home.title) || mdLine(page.ownerName);
  const whole = asWhole(origin);
  const others = page.languages.filter(({ code }) => code !== page.language);
  const end = [
    mdLink(mdLine(`© ${page.ownerName}`), url),
    ...(home.cvUrl ? [mdLink(mdLine(page.words.downloadCv), whole(home.cvUrl))] : []),
    ...others.map(({ name, href }) => mdLink(mdLine(name), `${whole(href)}.md`)),
    ...page.beside.map(({ name, href }) => mdLink(mdLine(name), whole(href))),
  ];
  return blocksOf([
    `# ${title}`,
    // 'Je suis' without what follows it says nothing.
    home.isKickerOwn ? mdText(home.kicker) : "",
    mdText(home.note),
    ...(page.order ?? pageOrder).flatMap((name) => sectionLines(page, name, origin)),
    "---",
    end.join(" · "),
  ]);
}
