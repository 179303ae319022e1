// What people wrote, as plain Markdown: none of it becomes markup, whatever it holds.
import { withoutHyphens } from "../page/hyphens";
import type { Rich, RichNode } from "../page/rich";

/** Neither the page's soft hyphens nor control signs, which no reader shows. */
const typed = (text: string): string =>
  withoutHyphens(text)
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Cc}]/gu, (sign) => (sign === "\n" ? sign : " "));

/** Signs that mean something anywhere, then those that mean something where a line begins. */
const escaped = (line: string): string =>
  line
    .replace(/[\\`*_[\]<>#~|&]/g, "\\$&")
    .replace(/^([-+=])/, "\\$1")
    .replace(/^(\d+)([.)])/, "$1\\$2");

/** One line, whatever was written. */
export const mdLine = (text: string): string =>
  escaped(
    typed(text)
      .replace(/[ \t\n]+/g, " ")
      .trim(),
  );

/** Paragraphs whose signs stand already: single ends of lines stay ends. */
const asParagraphs = (text: string): string =>
  text
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .replace(/([^\n])\n(?!\n)/g, "$1  \n");

/** Paragraphs as they were written; a line's end stays one. */
export const mdText = (text: string): string =>
  asParagraphs(
    typed(text)
      .split("\n")
      .map((line) => escaped(line.trim()))
      .join("\n"),
  );

/** A sign around what it is about, not around the blanks beside it: '** so **' would be no bold. */
const around = (sign: string, text: string): string => text.replace(/\S(?:.*\S)?/s, (said) => sign + said + sign);

const mdNode = (node: RichNode): string => {
  if (typeof node === "string") return typed(node).split("\n").map(escaped).join("\n");
  const [tag, props, ...inner] = node;
  const text = inner.map(mdNode).join("");
  if (tag === "strong") return around("**", text);
  if (tag === "em") return around("*", text);
  if (tag === "a") return mdLink(text, props?.href ?? "");
  return tag === "span" ? "" : text; // what only listeners hear
};

const mdList = ([tag, , ...entries]: Exclude<RichNode, string>): string =>
  entries
    .map((entry, place) => `${tag === "ol" ? `${place + 1}.` : "-"} ${mdNode(entry).replace(/\s+/g, " ").trim()}`)
    .join("\n");

/** A long text with its bold words, links and lists. */
export function mdRich(rich: Rich): string {
  const blocks: string[] = [];
  let said = "";
  const close = () => {
    if (said.trim()) blocks.push(asParagraphs(said));
    said = "";
  };
  for (const node of rich) {
    if (typeof node !== "string" && (node[0] === "ul" || node[0] === "ol")) {
      close();
      blocks.push(mdList(node));
    } else said += mdNode(node);
  }
  close();
  return blocks.join("\n\n");
}

/** `text` is escaped by then. What could end the address is written as it stands in one. */
export const mdLink = (text: string, address: string): string =>
  `[${text}](<${address.replace(/[<>\\\s]/g, (sign) => encodeURIComponent(sign))}>)`;

/** Beneath what begins an item of a list. */
export const indented = (text: string): string => text.replace(/\n(?!\n)/g, "\n  ");
