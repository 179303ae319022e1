// What the parts of a long text's field say to each other; and how its marks follow while it is typed in the plain area.
import { linesOf, written } from "../../site/page/marks";

export interface RichValue {
  text: string;
  marks: string;
}

export type RichAction = "bold" | "italic" | "ul" | "ol";

/** What holds where the cursor is; `link`: where it leads. */
export type Standing = Record<RichAction, boolean> & { link: string };

export const nothingStands: Standing = { bold: false, italic: false, ul: false, ol: false, link: "" };

/** The keys, as in every word processor. */
export function actionOf(event: {
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  key: string;
  code: string;
}) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (!event.shiftKey) return key === "b" ? "bold" : key === "i" ? "italic" : key === "k" ? "link" : null;
  return event.code === "Digit8" ? "ul" : event.code === "Digit7" ? "ol" : null;
}

/** Pasted with something that a plain area would lose. */
export const hasFormat = (html: string): boolean =>
  /<(?:b|strong|i|em|ul|ol|li)[\s>]|<a\s[^>]*href|font-weight\s*:\s*(?:bold|[6-9]00)|font-style\s*:\s*italic|mso-list/i.test(
    html,
  );

/** The marks of a text after it was changed in one place: what stood before and behind it keeps its own. */
export function carriedOver(before: RichValue, text: string): string {
  if (!before.marks) return "";
  const [was, is] = [[...before.text], [...text]];
  let start = 0;
  while (start < was.length && start < is.length && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < was.length - start && end < is.length - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const moved = (place: number, isEnd: boolean): number => {
    if (isEnd ? place < start : place <= start) return place;
    return place >= was.length - end ? place + is.length - was.length : isEnd ? is.length - end : start;
  };
  const marks = before.marks.split("\n").flatMap((mark) => {
    const [kind = "", from, to, ...link] = mark.split(" ");
    const next = [moved(Number(from), false), moved(Number(to), true)] as const;
    return next[0] <= next[1] ? [[kind, ...next, ...link].join(" ")] : [];
  });
  return written(linesOf(text, marks.join("\n"))).marks;
}
