// What is pasted from Word or from a page, as lines: bold, italic, links that may be published, lists. Everything else is dropped
// and its text kept. The pasted document is parsed apart from ours: nothing of it is ever shown, fetched or run.
import type { Line, ListKind, Run } from "../../site/page/marks";
import { normaliseLink } from "../links";

interface Style {
  isBold: boolean;
  isItalic: boolean;
  link: string;
}

const skipped = new Set([
  "STYLE",
  "SCRIPT",
  "HEAD",
  "TITLE",
  "META",
  "LINK",
  "TEMPLATE",
  "NOSCRIPT",
  "IFRAME",
  "OBJECT",
  "SVG",
  "svg",
  "MATH",
  "TEXTAREA",
  "SELECT",
  "O:P",
]);
const blocks = new Set([
  "P",
  "DIV",
  "LI",
  "UL",
  "OL",
  "H1",
  "H2",
  "H3",
  "H4",
  "H5",
  "H6",
  "BLOCKQUOTE",
  "PRE",
  "TR",
  "TABLE",
  "SECTION",
  "ARTICLE",
  "HEADER",
  "FOOTER",
  "FIGURE",
  "FIGCAPTION",
  "DL",
  "DT",
  "DD",
  "ADDRESS",
  "MAIN",
  "ASIDE",
  "NAV",
  "HR",
  "FORM",
]);

/** No text of ours holds them; the server takes them out (content/schema.py), and marks would be beside their words. */
const clean = (text: string): string =>
  text.replace(/[\p{Cc}\ufeff\u200b]/gu, (sign) => (sign === "\n" || sign === "\t" ? sign : ""));

const declared = (element: Element): string => element.getAttribute("style")?.toLowerCase() ?? "";

function styleOf(element: Element, style: Style): Style {
  const { tagName } = element;
  const css = declared(element);
  const weight = /font-weight\s*:\s*(\w+)/.exec(css)?.[1];
  const slant = /font-style\s*:\s*(\w+)/.exec(css)?.[1];
  let { isBold, isItalic, link } = style;
  if (tagName === "B" || tagName === "STRONG" || /^H[1-6]$/.test(tagName)) isBold = true;
  if (tagName === "I" || tagName === "EM" || tagName === "CITE") isItalic = true;
  // Word's documents wrap all in <b style="font-weight:normal">.
  if (weight) isBold = weight === "bold" || weight === "bolder" || Number(weight) >= 600;
  if (slant) isItalic = slant === "italic" || slant === "oblique";
  if (tagName === "A") {
    const href = (element.getAttribute("href") ?? "").trim();
    link = (/^(?:https?:|mailto:|tel:)/i.test(href) && normaliseLink(href)) || "";
  }
  return { isBold, isItalic, link };
}

/** Word writes a list as paragraphs that say so, with their sign or number in a part that is to be ignored. */
function wordList(element: Element): ListKind | null {
  if (!/mso-list\s*:\s*l\d/.test(declared(element))) return null;
  const sign = [...element.querySelectorAll("span")].find((span) => /mso-list\s*:\s*ignore/.test(declared(span)));
  return /^\s*[\p{L}\d]{1,4}[.)]/u.test(sign?.textContent ?? "") ? "ol" : "ul";
}

class Writer {
  readonly lines: Line[] = [];
  private runs: Run[] = [];
  private list: ListKind | null = null;
  private hasSpace = true;

  add(text: string, style: Style): void {
    let said = clean(text).replace(/[ \t\n\u00a0]+/g, (blank) =>
      blank.includes("\u00a0") && blank.length === 1 ? blank : " ",
    );
    if (this.hasSpace) said = said.replace(/^ +/, "");
    if (!said) return;
    this.hasSpace = said.endsWith(" ");
    const last = this.runs.at(-1);
    if (last && last.isBold === style.isBold && last.isItalic === style.isItalic && last.link === style.link)
      last.text += said;
    else this.runs.push({ text: said, ...style });
  }

  begin(list: ListKind | null): void {
    this.end();
    this.list = list;
  }

  /** The line is done; blank ones are no lines, but where `isBreak` says that one was meant. */
  end(isBreak = false): void {
    const last = this.runs.at(-1);
    if (last) last.text = last.text.replace(/ +$/, "");
    const runs = this.runs.filter(({ text }) => text);
    if (runs.length || isBreak) this.lines.push({ list: runs.length ? this.list : null, runs });
    this.runs = [];
    this.hasSpace = true;
  }
}

function walk(node: Node, style: Style, list: ListKind | null, out: Writer): void {
  if (node.nodeType === 3) {
    out.add(node.nodeValue ?? "", style);
    return;
  }
  if (node.nodeType !== 1) return;
  const element = node as Element;
  const { tagName } = element;
  if (skipped.has(tagName) || /mso-list\s*:\s*ignore|display\s*:\s*none/.test(declared(element))) return;
  if (tagName === "BR") {
    out.end(true);
    return;
  }
  const own = styleOf(element, style);
  const inList = tagName === "UL" ? "ul" : tagName === "OL" ? "ol" : list;
  const isBlock = blocks.has(tagName);
  const ours = (element as HTMLElement).dataset?.list;
  const said = ours === "ul" || ours === "ol" ? ours : wordList(element);
  if (isBlock) out.begin(said ?? (inList && tagName !== "UL" && tagName !== "OL" ? inList : null));
  if (tagName === "TD" || tagName === "TH") out.add(" ", own);
  for (const child of element.childNodes) walk(child, own, said ?? inList, out);
  if (isBlock) out.end();
}

/** A document of some hundred kilobytes is no text of ours: the rest of it is left. */
const MOST_CHARS = 500_000;

interface HtmlRules {
  createHTML(html: string): string;
}
const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: HtmlRules): HtmlRules } };
/** The dashboard lets no string become markup; what this parser makes of one is read and never shown. */
const pastedHtml = trustedTypes?.createPolicy("vitrine-paste", { createHTML: (html) => html });

/** Nothing of it would run; but browsers report what the page's policy forbids even in a document that is only read. */
const quiet = (html: string): string =>
  html
    .replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'/])on(\w+)\s*=/gi, "$1data-on$2="));

export function cleanLines(html: string): Line[] {
  const some = quiet(html.slice(0, MOST_CHARS));
  const parsed = new DOMParser().parseFromString(pastedHtml?.createHTML(some) ?? some, "text/html");
  const out = new Writer();
  walk(parsed.body, { isBold: false, isItalic: false, link: "" }, null, out);
  out.end();
  return out.lines;
}

const plain = { isBold: false, isItalic: false, link: "" };
export const plainLines = (text: string): Line[] =>
  clean(text.replace(/\r\n?/g, "\n"))
    .split("\n")
    .map((line) => ({ list: null, runs: line ? [{ text: line, ...plain }] : [] }));
