// A long text with marks as the tree that visitors' scripts draw (parts/Rich.tsx): made here, where pages are built, so that no
// visitor needs the rules. Elements are these few, and what people wrote is text in them, never markup.
import { wordsOf } from "../words/index";
import { type Line, linesOf, type Run } from "./marks";

type RichTag = "strong" | "em" | "a" | "ul" | "ol" | "li" | "span";
export type RichNode = string | readonly [RichTag, Readonly<Record<string, string>> | null, ...RichNode[]];
export type Rich = readonly RichNode[];

/** Two texts side by side are one: React would put a comment between them. */
const join = (nodes: RichNode[], node: RichNode): RichNode[] => {
  const last = nodes.at(-1);
  if (typeof last === "string" && typeof node === "string") nodes[nodes.length - 1] = last + node;
  else if (node !== "") nodes.push(node);
  return nodes;
};
const together = (nodes: readonly RichNode[]): RichNode[] => nodes.reduce(join, [] as RichNode[]);

const styled = ({ text, isBold, isItalic }: Run): RichNode => {
  const inner: RichNode = isItalic ? ["em", null, text] : text;
  return isBold ? ["strong", null, inner] : inner;
};

/** Our own links stay in their tab: a number, an address. */
const linkNode = (link: string, inner: readonly RichNode[], newTab: string): RichNode =>
  /^https?:/i.test(link)
    ? ["a", { href: link, target: "_blank", rel: "noopener" }, ...inner, ["span", { className: "sr" }, ` (${newTab})`]]
    : ["a", { href: link }, ...inner];

function lineNodes(runs: readonly Run[], newTab: string): RichNode[] {
  const nodes: RichNode[] = [];
  for (let at = 0; at < runs.length; ) {
    const link = runs[at]?.link ?? "";
    let end = at;
    while (end < runs.length && runs[end]?.link === link) end += 1;
    const inner = together(runs.slice(at, end).map(styled));
    nodes.push(...(link ? [linkNode(link, inner, newTab)] : inner));
    at = end;
  }
  return nodes;
}

const isBlank = ({ runs }: Line): boolean => runs.every(({ text }) => !text.trim());

/** Lines that follow each other and are of one kind. */
function blocksOf(lines: readonly Line[]): { list: Line["list"]; lines: Line[] }[] {
  const blocks: { list: Line["list"]; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last && last.list === line.list) last.lines.push(line);
    else blocks.push({ list: line.list, lines: [line] });
  }
  return blocks;
}

/** Without the blank lines at either end: a list has room around it. */
function trimmed(lines: readonly Line[], before: boolean, after: boolean): readonly Line[] {
  let [from, to] = [0, lines.length];
  while (before && from < to && isBlank(lines[from] as Line)) from += 1;
  while (after && from < to && isBlank(lines[to - 1] as Line)) to -= 1;
  return lines.slice(from, to);
}

export function richOf(text: string, marks: string | undefined, language: string): Rich | undefined {
  if (!marks) return undefined;
  const { newTab } = wordsOf(language);
  const blocks = blocksOf(linesOf(text, marks));
  const nodes = blocks.flatMap(({ list, lines }, place): RichNode[] => {
    if (list) {
      const entries = lines.filter((line) => !isBlank(line));
      return entries.length
        ? [[list, null, ...entries.map(({ runs }): RichNode => ["li", null, ...lineNodes(runs, newTab)])]]
        : [];
    }
    const shown = trimmed(lines, place > 0, place < blocks.length - 1);
    return shown.flatMap(({ runs }, index) => [...(index ? ["\n"] : []), ...lineNodes(runs, newTab)]);
  });
  const rich = together(nodes);
  return rich.some((node) => typeof node !== "string") ? rich : undefined;
}

/** Beside a text in its view, where it has marks: `descriptionRich`. Nothing where it has none. */
export function richly<Name extends string>(
  name: Name,
  text: string,
  marks: string | undefined,
  language: string,
): { [Key in `${Name}Rich`]?: Rich } {
  const rich = richOf(text, marks, language);
  return (rich ? { [`${name}Rich`]: rich } : {}) as { [Key in `${Name}Rich`]?: Rich };
}
