// One text of the list, written into the draft of its section: by the bench's own rules.
import { areTogether } from "../../editor/inStep";
import { describe } from "../../editor/model";
import type { Editor } from "../../editor/store";
import type { ListedText } from "../../editor/translation/textList";
import { giveBack, takeOver, textIn, type Written, writeText } from "../../editor/translation/writing";

interface Pair {
  source: string;
  target: string;
}
type Row = Pick<ListedText, "place" | "sourcePlace" | "field">;

const listAt = (editor: Editor, place: string) =>
  describe(editor.section).lists.find(({ name }) => place.startsWith(`${name}/`));

/** An item that the language has not is taken over for it, with pictures and links. */
function placeOf(editor: Editor, { place, sourcePlace }: Row, { source, target }: Pair): string | null {
  const list = listAt(editor, sourcePlace);
  const [name, id = "", ...way] = sourcePlace.split("/");
  if (place !== null || !list) return place;
  const [taken] = takeOver(editor, list, source, target, [id]);
  return taken ? [name, taken, ...way].join("/") : null;
}

export function writeRow(editor: Editor, row: Row, written: Written, pair: Pair, isTyping: boolean): void {
  const isRich = Boolean(row.field.rich);
  const write = () => {
    const place = placeOf(editor, row, pair);
    if (place !== null) writeText(editor, written, { ...pair, place, isRich, isTyping });
  };
  if (row.place === null) editor.asOneStep(write);
  else write();
}

/** As it is on line. What was taken over for it goes again. */
export function takeBackRow(editor: Editor, row: Row, pair: Pair): void {
  const { place } = row;
  if (place === null) return;
  const { draft, saved } = editor.read();
  const list = listAt(editor, place);
  const id = place.split("/")[1] ?? "";
  const isStored = saved.languages[pair.target]?.lists[list?.name ?? ""]?.some((item) => item.id === id);
  if (list && !list.shared && !isStored && !areTogether(draft)) giveBack(editor, list, pair.target, [id]);
  else writeRow(editor, row, textIn(editor.section, saved, pair.target, place), pair, false);
}
