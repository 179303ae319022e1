// What people wrote, as plain Markdown: none of it becomes markup, whatever it holds.
import { withoutHyphens } from "../page/hyphens";

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

/** Paragraphs as they were written; a line's end stays one. */
export const mdText = (text: string): string =>
  typed(text)
    .split("\n")
    .map((line) => escaped(line.trim()))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .replace(/([^\n])\n(?!\n)/g, "$1  \n");

/** `text` is escaped by then. What could end the address is written as it stands in one. */
export const mdLink = (text: string, address: string): string =>
  `[${text}](<${address.replace(/[<>\\\s]/g, (sign) => encodeURIComponent(sign))}>)`;

/** Beneath what begins an item of a list. */
export const indented = (text: string): string => text.replace(/\n(?!\n)/g, "\n  ");
