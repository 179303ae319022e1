// The library behind a long text in which something stands out, fetched when the first such text is edited. Its document is as
// flat as the text: a node for each line, which may be an entry of a list. Undo and redo are the editor's own (history.ts).
import { baseKeymap, chainCommands, toggleMark } from "prosemirror-commands";
import { keymap } from "prosemirror-keymap";
import { Fragment, type Mark, type Node, Schema, Slice } from "prosemirror-model";
import { type Command, EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { type Line, type ListKind, linesOf, written } from "../../site/page/marks";
import { cleanLines, plainLines } from "./paste";
import type { RichAction, RichValue, Standing } from "./richField";

const schema = new Schema({
  nodes: {
    doc: { content: "line+" },
    line: {
      content: "text*",
      attrs: { list: { default: null } },
      parseDOM: [
        {
          tag: "p",
          getAttrs: (element) => {
            const { list } = element.dataset;
            return { list: list === "ul" || list === "ol" ? list : null };
          },
        },
      ],
      toDOM: (node) => ["p", node.attrs.list ? { "data-list": node.attrs.list } : {}, 0],
    },
    text: {},
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      toDOM: ({ attrs }) => ["a", { href: attrs.href, rel: "noopener" }, 0],
    },
    italic: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
    bold: { parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
  },
});
const { line: lineType } = schema.nodes;
const { bold, italic, link: linkType } = schema.marks;
if (!lineType || !bold || !italic || !linkType) throw new Error("the schema has what it says");

const nodeOf = ({ list, runs }: Line): Node =>
  lineType.create(
    { list },
    runs.flatMap(({ text, isBold, isItalic, link }) => {
      const marks: Mark[] = [];
      if (link) marks.push(linkType.create({ href: link }));
      if (isItalic) marks.push(italic.create());
      if (isBold) marks.push(bold.create());
      return text ? [schema.text(text, marks)] : [];
    }),
  );

const docOf = ({ text, marks }: RichValue): Node => schema.node("doc", null, linesOf(text, marks).map(nodeOf));

function richValueOf(doc: Node): RichValue {
  const lines: Line[] = [];
  doc.forEach((node) => {
    const runs: Line["runs"][number][] = [];
    node.forEach((part) => {
      const has = (type: typeof bold) => part.marks.some((mark) => mark.type === type);
      const link = part.marks.find((mark) => mark.type === linkType)?.attrs.href ?? "";
      runs.push({ text: part.text ?? "", isBold: has(bold), isItalic: has(italic), link });
    });
    lines.push({ list: node.attrs.list as ListKind | null, runs });
  });
  return written(lines);
}

/** Where a place in the plain text is in the document: each end of a line is two steps here. */
const positionOf = (text: string, offset: number): number => 1 + offset + text.slice(0, offset).split("\n").length - 1;

const linesIn = (state: EditorState): { node: Node; at: number }[] => {
  const found: { node: Node; at: number }[] = [];
  state.doc.nodesBetween(state.selection.from, state.selection.to, (node, at) => {
    if (node.type === lineType) found.push({ node, at });
  });
  return found;
};

/** The lines become entries of such a list, or none if all are already. */
const toggleList =
  (list: ListKind): Command =>
  (state, dispatch) => {
    const lines = linesIn(state);
    const next = lines.every(({ node }) => node.attrs.list === list) ? null : list;
    const { tr } = state;
    for (const { at } of lines) tr.setNodeAttribute(at, "list", next);
    dispatch?.(tr);
    return true;
  };

const noList: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || !$from.parent.attrs.list) return false;
  dispatch?.(state.tr.setNodeAttribute($from.before(), "list", null));
  return true;
};
/** An empty entry ends its list. */
const endList: Command = (state, dispatch) =>
  state.selection.$from.parent.content.size === 0 && noList(state, dispatch);
const leaveList: Command = (state, dispatch) => state.selection.$from.parentOffset === 0 && noList(state, dispatch);

const newLine: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const tr = state.tr.deleteSelection();
  tr.split(tr.selection.from, 1, [{ type: lineType, attrs: { list: $from.parent.attrs.list } }]);
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** The link under the cursor, from its beginning to its end. */
function linkAround(state: EditorState): { from: number; to: number; href: string } | null {
  const { $from } = state.selection;
  const href = linkType.isInSet([...$from.marks(), ...($from.nodeAfter?.marks ?? [])])?.attrs.href as
    | string
    | undefined;
  if (!href) return null;
  let found: { from: number; to: number; href: string } | null = null;
  let at = $from.start();
  $from.parent.forEach((part) => {
    const is = part.marks.some((mark) => mark.type === linkType && mark.attrs.href === href);
    const end = at + part.nodeSize;
    if (is)
      found =
        found && found.to === at
          ? { ...found, to: end }
          : found && found.to >= $from.pos
            ? found
            : { from: at, to: end, href };
    at = end;
  });
  return found;
}

/** What a link would be put on: the selection, the link or the word under the cursor; nothing between words. */
function linkTarget(state: EditorState): { from: number; to: number; href: string } {
  const { from, to, empty, $from } = state.selection;
  const around = linkAround(state);
  if (around && (empty || (from >= around.from && to <= around.to))) return around;
  if (!empty) return { from, to, href: "" };
  const text = $from.parent.textContent;
  const before = /[\p{L}\p{N}’'-]*$/u.exec(text.slice(0, $from.parentOffset))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}’'-]*/u.exec(text.slice($from.parentOffset))?.[0].length ?? 0;
  return { from: from - before, to: to + after, href: "" };
}

const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkTarget(state);
    const { tr } = state;
    if (from === to) {
      if (href)
        tr.insert(from, schema.text(href.replace(/^(?:https?:\/\/|mailto:|tel:)/, ""), [linkType.create({ href })]));
    } else {
      tr.removeMark(from, to, linkType);
      if (href) tr.addMark(from, to, linkType.create({ href }));
    }
    dispatch?.(tr.removeStoredMark(linkType));
    return true;
  };

function standingOf(state: EditorState): Standing {
  const { from, to, empty, $from } = state.selection;
  const isOn = (type: typeof bold) =>
    empty ? Boolean(type.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, type);
  const lists = new Set(linesIn(state).map(({ node }) => node.attrs.list as ListKind | null));
  const list = lists.size === 1 ? [...lists][0] : null;
  return { bold: isOn(bold), italic: isOn(italic), link: linkTarget(state).href, ul: list === "ul", ol: list === "ol" };
}

/** '- ' and '1. ' at the beginning of a line begin a list, as they do elsewhere. */
function beginsList(view: EditorView, text: string): boolean {
  const { $from, empty } = view.state.selection;
  if (text !== " " || !empty || $from.parent.attrs.list) return false;
  const before = $from.parent.textContent.slice(0, $from.parentOffset);
  const list = /^[-*•]$/.test(before) ? "ul" : /^1[.)]$/.test(before) ? "ol" : null;
  if (!list) return false;
  const tr = view.state.tr.delete($from.start(), $from.pos);
  view.dispatch(tr.setNodeAttribute(tr.selection.$from.before(), "list", list));
  return true;
}

interface EngineOptions {
  place: HTMLElement;
  value: RichValue;
  /** In the plain text: what was selected there. */
  selection: readonly [number, number] | null;
  attributes(): Record<string, string>;
  /** No more than so many signs may be typed; null where that is reported and not kept. */
  maxChars: number | null;
  onChange(value: RichValue, isTyping: boolean): void;
  onStanding(standing: Standing): void;
  onLink(): void;
}

export function createEngine(options: EngineOptions) {
  const { place, value, selection, maxChars } = options;
  const doc = docOf(value);
  let reported = value;

  const lengthOf = (node: Node): number => node.textBetween(0, node.content.size, "\n").length;
  /** The lines that there is room for. */
  const cut = (lines: Line[], room: number): Line[] => {
    let left = room;
    return lines.flatMap((line, index): Line[] => {
      if (index) left -= 1;
      if (left < 0) return [];
      const runs = line.runs.map((run) => {
        const text = run.text.slice(0, Math.max(left, 0));
        left -= run.text.length;
        return { ...run, text };
      });
      return [{ ...line, runs }];
    });
  };
  const insert = (view: EditorView, lines: Line[]) => {
    const { from, to } = view.state.selection;
    const kept = view.state.doc.textBetween(from, to, "\n").length;
    const room = maxChars === null ? Number.POSITIVE_INFINITY : maxChars - lengthOf(view.state.doc) + kept;
    const nodes = cut(lines, room).map(nodeOf);
    if (!nodes.length) return;
    const [first] = nodes;
    // What is one line goes into the line where the cursor is; lists keep their lines.
    const isInline = nodes.length === 1 && !first?.attrs.list;
    const slice = isInline ? new Slice(first?.content ?? Fragment.empty, 0, 0) : new Slice(Fragment.from(nodes), 1, 1);
    const tr = view.state.tr.replaceSelection(slice);
    if (!isInline && first?.attrs.list)
      tr.setNodeAttribute(tr.doc.resolve(tr.mapping.map(from, -1)).before(), "list", first.attrs.list);
    view.dispatch(tr.scrollIntoView());
  };

  const keys = {
    "Mod-b": toggleMark(bold),
    "Mod-i": toggleMark(italic),
    "Mod-k": () => {
      options.onLink();
      return true;
    },
    "Mod-Shift-8": toggleList("ul"),
    "Mod-Shift-7": toggleList("ol"),
    Enter: chainCommands(endList, newLine),
    "Shift-Enter": newLine,
    Backspace: leaveList,
  } satisfies Record<string, Command>;

  const view: EditorView = new EditorView(place, {
    state: EditorState.create({ doc, plugins: [keymap(keys), keymap(baseKeymap)] }),
    attributes: () => options.attributes(),
    dispatchTransaction(tr: Transaction) {
      const isLonger = maxChars !== null && lengthOf(tr.doc) > Math.max(maxChars, lengthOf(view.state.doc));
      if (isLonger) return;
      view.updateState(view.state.apply(tr));
      if (tr.docChanged && !tr.getMeta("reported")) {
        const next = richValueOf(view.state.doc);
        const isTyping = next.text !== reported.text;
        reported = next;
        options.onChange(next, isTyping);
      }
      options.onStanding(standingOf(view.state));
    },
    handleTextInput: (_view, _from, _to, text) => beginsList(view, text),
    clipboardTextSerializer: (slice) => slice.content.textBetween(0, slice.content.size, "\n"),
    handleDOMEvents: {
      // Before the library reads it, which has a parser of its own.
      paste: (_view, event) => {
        event.preventDefault();
        const html = event.clipboardData?.getData("text/html");
        insert(view, html ? cleanLines(html) : plainLines(event.clipboardData?.getData("text/plain") ?? ""));
        return true;
      },
      drop: (_view, event) => {
        event.preventDefault();
        return true;
      },
      // One undo, not two that fight: the browser's own steps back are none here.
      beforeinput: (_view, event) => {
        if (!event.inputType.startsWith("history")) return false;
        event.preventDefault();
        return true;
      },
    },
  });
  if (selection) {
    const [from, to] = selection.map((offset) => positionOf(value.text, offset)) as [number, number];
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)));
    view.focus();
  }

  const commands: Record<RichAction, Command> = {
    bold: toggleMark(bold),
    italic: toggleMark(italic),
    ul: toggleList("ul"),
    ol: toggleList("ol"),
  };
  return {
    act(action: RichAction) {
      commands[action](view.state, view.dispatch);
      view.focus();
    },
    setLink(href: string) {
      setLink(href)(view.state, view.dispatch);
      view.focus();
    },
    paste(html: string) {
      insert(view, cleanLines(html));
    },
    focus: () => view.focus(),
    dom: view.dom,
    /** From outside: an undo, another version, another language. The cursor stays beside what it stood by. */
    show(next: RichValue) {
      if (next.text === reported.text && next.marks === reported.marks) return;
      reported = next;
      const after = docOf(next);
      const start = view.state.doc.content.findDiffStart(after.content);
      const end = view.state.doc.content.findDiffEnd(after.content as unknown as Fragment);
      if (start === null || !end) return;
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      const tr = view.state.tr.replace(start, end.a + overlap, after.slice(start, end.b + overlap));
      // Whatever the replacing made of it, the document is the one that was asked for.
      if (!tr.doc.eq(after)) tr.replaceWith(0, tr.doc.content.size, after.content);
      view.dispatch(tr.setMeta("reported", true));
    },
    refresh: () => view.setProps({}),
    destroy: () => view.destroy(),
  };
}

export type Engine = ReturnType<typeof createEngine>;
