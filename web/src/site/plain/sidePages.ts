// The pages beside the main one as plain Markdown, each at its address + '.md': from the very views that are drawn.
import type { LegalPart, LegalView } from "../sections/legal/page";
import type { ProjectPageView, ShownPicture } from "../sections/projects/own/page";
import { asWhole, blocksOf, factLine } from "./blocks";
import { mdLine, mdLink, mdRich, mdText } from "./signs";

type SideMarkdown<View> = (view: View, url: string, origin: string) => string;

interface End {
  ownerName: string;
  words: { back: string };
  home: string;
  languages: readonly { code: string; name: string; href: string }[];
  language: string;
  reports: readonly { name: string; href: string }[];
}

/** Where it is, what it stands beside, and the same page in other languages. */
function endOf(view: End, url: string, origin: string, isSame: (href: string) => boolean = () => true): string {
  const whole = asWhole(origin);
  const [main = ""] = view.home.split("#");
  const others = view.languages.filter(({ code, href }) => code !== view.language && isSame(href));
  return [
    mdLink(mdLine(`© ${view.ownerName}`), url),
    mdLink(mdLine(view.words.back), `${whole(main)}.md`),
    ...others.map(({ name, href }) => mdLink(mdLine(name), `${whole(href)}.md`)),
    ...view.reports.map(({ name, href }) => mdLink(mdLine(name), whole(href))),
  ].join(" · ");
}

const pictureLines = ({ picture, caption }: ShownPicture, origin: string): string => {
  const shown = `!${mdLink(mdLine(picture.alt), asWhole(origin)(picture.src))}`;
  return caption ? `${shown}  \n${mdLine(caption)}` : shown;
};

export const projectMarkdown: SideMarkdown<ProjectPageView> = (view, url, origin) => {
  const { title, description, descriptionRich, facts, pictures, story, storyRich, film, links, says } = view;
  const beside = [
    { to: view.previous, words: says.previous },
    { to: view.next, words: says.next },
  ].flatMap(({ to, words }) =>
    to ? [`${mdLine(words)}: ${mdLink(mdLine(to.title), `${asWhole(origin)(to.href)}.md`)}`] : [],
  );
  return blocksOf([
    `# ${mdLine(title)}`,
    descriptionRich ? mdRich(descriptionRich) : mdText(description),
    facts.map(({ label, value }) => factLine(label, mdLine(value))).join("\n"),
    ...pictures.map((shown) => pictureLines(shown, origin)),
    storyRich ? mdRich(storyRich) : mdText(story),
    film ? mdLink(mdLine(film.label), film.href) : "",
    links.length ? `## ${mdLine(says.links)}` : "",
    links.map(({ href, label }) => `- ${mdLink(mdLine(label), href)}`).join("\n"),
    beside.join("  \n"),
    "---",
    endOf(view, url, origin, (href) => href.endsWith(`/${view.place}`)),
  ]);
};

const legalPart = ({ heading, facts, paragraphs }: LegalPart): string[] => [
  `## ${mdLine(heading)}`,
  facts.map(({ label, value, href }) => factLine(label, href ? mdLink(mdLine(value), href) : mdLine(value))).join("\n"),
  ...paragraphs.map(mdText),
];

export const legalMarkdown: SideMarkdown<LegalView> = (view, url, origin) =>
  blocksOf([
    `# ${mdLine(view.title)}`,
    ...view.parts.flatMap(legalPart),
    ...(view.more ? [`## ${mdLine(view.more.heading)}`, mdText(view.more.text)] : []),
    "---",
    endOf(view, url, origin),
  ]);
