// The page as plain Markdown, at its address + '.md': for readers without a browser, and for machines that read.
import type { PageSection } from "../../contract/types.gen";
import { linkLabel } from "../page/linkLabel";
import type { Page } from "../page/model";
import { pageOrder } from "../page/order";
import type { ViewOf } from "../sections/views.gen";
import { indented, mdLine, mdLink, mdText } from "./signs";

interface PlainItem {
  title: string;
  /** Beside the title: a period, a price, whose words they are. */
  aside?: readonly string[];
  text?: string;
  link?: string;
}

interface PlainSection {
  texts?: readonly string[];
  items?: readonly PlainItem[];
}

/** What is said by pictures alone says nothing here. */
const plainly: { [S in PageSection]: (view: ViewOf[S]) => PlainSection } = {
  home: () => ({}),
  about: ({ body, secondBody, team }) => ({
    texts: [body, secondBody],
    items: team.map(({ name, role }) => ({ title: name, aside: [role] })),
  }),
  projects: ({ projects }) => ({
    items: projects.map(({ title, description, link }) => ({ title, text: description, link })),
  }),
  skills: ({ skills }) => ({ items: skills.map(({ title, description }) => ({ title, text: description })) }),
  experience: ({ positions }) => ({
    items: positions.map(({ title, organisation, place, period, description }) => ({
      title,
      aside: [organisation, place, period],
      text: description,
    })),
  }),
  services: ({ services }) => ({
    items: services.map(({ title, price, description, link }) => ({ title, aside: [price], text: description, link })),
  }),
  testimonials: ({ testimonials }) => ({
    items: testimonials.map(({ name, role, quote, link }) => ({ title: name, aside: [role], text: quote, link })),
  }),
  contact: ({ entries }) => ({
    items: entries.map(({ name, detail, link }) => ({
      title: name,
      ...(link ? { link } : {}),
      aside: [detail || linkLabel(link)],
    })),
  }),
};

function itemLines({ title, aside = [], text = "", link = "" }: PlainItem): string {
  const beside = aside.map(mdLine).filter(Boolean).join(", ");
  const name = mdLine(title) || mdLine(linkLabel(link));
  const body = mdText(text);
  const first = [name && `**${link ? mdLink(name, link) : name}**`, beside].filter(Boolean).join(" · ");
  if (!first) return body && `- ${indented(body)}`;
  return `- ${first}${body && `  \n  ${indented(body)}`}`;
}

function sectionLines(page: Page, name: PageSection): string[] {
  const view = page.sections[name];
  if (!view) return [];
  // TypeScript cannot follow a section through the name of a variable.
  const { texts = [], items = [] } = (plainly[name] as (view: unknown) => PlainSection)(view);
  const lines = [...texts.map(mdText), items.map(itemLines).filter(Boolean).join("\n")].filter(Boolean);
  if (!lines.length) return [];
  const own = "heading" in view ? mdLine(view.heading) : "";
  const heading = own || mdLine(page.words.sectionNames[name] ?? "");
  return [`## ${heading}`, ...lines];
}

/** `origin` stands before the page's own addresses; `url` is where the page is. */
export function markdownOf(page: Page, url: string, origin: string): string {
  const { home } = page.sections;
  const title = mdLine(home.title) || mdLine(page.ownerName);
  const whole = (address: string) => (address.startsWith("/") ? origin + address : address);
  const others = page.languages.filter(({ code }) => code !== page.language);
  const end = [
    mdLink(mdLine(`© ${page.ownerName}`), url),
    ...(home.cvUrl ? [mdLink(mdLine(page.words.downloadCv), whole(home.cvUrl))] : []),
    ...others.map(({ name, href }) => mdLink(mdLine(name), `${whole(href)}.md`)),
    ...page.beside.map(({ name, href }) => mdLink(mdLine(name), whole(href))),
  ];
  const blocks = [
    `# ${title}`,
    // 'Je suis' without what follows it says nothing.
    home.isKickerOwn ? mdText(home.kicker) : "",
    mdText(home.note),
    ...(page.order ?? pageOrder).flatMap((name) => sectionLines(page, name)),
    "---",
    end.join(" · "),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}
