// A long text and the marks beside it (server: content/marks.py), as lines of runs: what pages, CVs, Markdown and the editor are
// made of. One mark a line, `kind from to`, and of a link its address; places are counted in code points.
export type ListKind = "ul" | "ol";

export interface Run {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  /** Where it leads; '' for what is no link. */
  link: string;
}

export interface Line {
  list: ListKind | null;
  runs: readonly Run[];
}

interface Mark {
  kind: string;
  from: number;
  to: number;
  link: string;
}

const read = (line: string): Mark => {
  const [kind = "", from, to, link = ""] = line.split(" ");
  return { kind, from: Number(from), to: Number(to), link };
};

/** The marks that belong to a line from here to there, each within it. */
const within = (marks: readonly Mark[], from: number, to: number): Mark[] =>
  marks
    .filter((mark) => mark.from < to && mark.to > from)
    .map((mark) => ({ ...mark, from: Math.max(mark.from, from), to: Math.min(mark.to, to) }));

function runsOf(points: readonly string[], from: number, to: number, marks: readonly Mark[]): Run[] {
  const edges = [...new Set([from, to, ...marks.flatMap((mark) => [mark.from, mark.to])])].sort((a, b) => a - b);
  return edges.slice(1).map((end, index) => {
    const start = edges[index] ?? end;
    const on = (kind: string) => marks.find((mark) => mark.kind === kind && mark.from <= start && mark.to >= end);
    return {
      text: points.slice(start, end).join(""),
      isBold: Boolean(on("b")),
      isItalic: Boolean(on("i")),
      link: on("a")?.link ?? "",
    };
  });
}

/** What does not fit the text marks nothing: the server checks marks where they are saved, and a draft may be half written. */
export function linesOf(text: string, marks = ""): Line[] {
  const points = [...text];
  const all = marks ? marks.split("\n").map(read) : [];
  const lists = all.filter(({ kind }) => kind === "ul" || kind === "ol");
  const spans = all.filter(({ kind }) => kind === "b" || kind === "i" || kind === "a");
  let from = 0;
  return text.split("\n").map((line) => {
    const start = from;
    const to = start + [...line].length;
    from = to + 1;
    const list = lists.find((mark) => mark.from <= start && mark.to >= to);
    return {
      list: (list?.kind as ListKind | undefined) ?? null,
      runs: runsOf(points, start, to, within(spans, start, to)),
    };
  });
}

const kindsInOrder = ["ul", "ol", "b", "i", "a"];

/** Beside each other and alike, two marks are one. */
function joined(marks: readonly Mark[], gap: number): Mark[] {
  const found: Mark[] = [];
  for (const mark of marks) {
    const last = found.at(-1);
    if (last && last.kind === mark.kind && last.link === mark.link && last.to + gap === mark.from) last.to = mark.to;
    else found.push({ ...mark });
  }
  return found;
}

/** The way back: the plain text, and its marks in the server's order. */
export function written(lines: readonly Line[]): { text: string; marks: string } {
  const lists: Mark[] = [];
  const spans: Record<"b" | "i" | "a", Mark[]> = { b: [], i: [], a: [] };
  let at = 0;
  for (const { list, runs } of lines) {
    const start = at;
    for (const { text, isBold, isItalic, link } of runs) {
      const [from, to] = [at, at + [...text].length];
      at = to;
      if (from === to) continue;
      if (isBold) spans.b.push({ kind: "b", from, to, link: "" });
      if (isItalic) spans.i.push({ kind: "i", from, to, link: "" });
      if (link) spans.a.push({ kind: "a", from, to, link });
    }
    if (list) lists.push({ kind: list, from: start, to: at, link: "" });
    at += 1;
  }
  const all = [...joined(lists, 1), ...Object.values(spans).flatMap((marks) => joined(marks, 0))];
  all.sort((a, b) => a.from - b.from || b.to - a.to || kindsInOrder.indexOf(a.kind) - kindsInOrder.indexOf(b.kind));
  return {
    text: lines.map(({ runs }) => runs.map(({ text }) => text).join("")).join("\n"),
    marks: all.map(({ kind, from, to, link }) => [kind, from, to, ...(link ? [link] : [])].join(" ")).join("\n"),
  };
}
