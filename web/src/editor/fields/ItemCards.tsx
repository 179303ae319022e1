// The cards of a list in their order. Apart from the fields beneath them, so that typing there draws no card anew.
import { closestCenter, DndContext, type DragEndEvent } from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import { memo, useCallback, useContext, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { editorWords } from "../../i18n/editor";
import { spokenSorting, useSorting } from "../../ui/sorting";
import { ItemFocus } from "../focus/ItemFocus";
import { describedItems } from "../inStep";
import type { Item, ListDescription } from "../model";
import { PAGE_OF } from "../ownPage/ownPage";
import { useSavedContents } from "../queries";
import { useRemarks } from "../remarks/queries";
import { deleteItem } from "../saving/deletion";
import type { Editor } from "../store";
import { ChecksContext } from "../translation/checks";
import { focusItemForm } from "./focusing";
import { ItemCard } from "./ItemCard";
import { cardName } from "./itemRules";
import "./items.css";

/** As many as a screen shows: an editor opens with them, and the rest follows at once, all together, because every card that
 * joins tells all others. */
const FIRST_CARDS = 12;

interface ItemCardsProps {
  editor: Editor;
  list: ListDescription;
  language: string;
  items: readonly Item[];
  editingId: string | null;
  /** Each may have a page of its own, with an editor of its own. */
  hasPages: boolean;
}

export const ItemCards = memo(function ItemCards(props: ItemCardsProps) {
  const { editor, list, language, items, editingId, hasPages } = props;
  const navigate = useNavigate();
  const openPageOf = useCallback((item: Item) => void navigate(`?${PAGE_OF}=${item.id}`), [navigate]);
  const keepSaved = useSavedContents();
  const sensors = useSorting();
  const remarks = useRemarks(editor.section);
  const { all } = useContext(ChecksContext);
  const stale = all.flatMap(({ state, place }) => (state === "stale" && place !== null ? [place] : []));
  const drawn = useDeferredValue(Number.POSITIVE_INFINITY, FIRST_CARDS);
  const ids = useMemo(() => items.map((item) => item.id), [items]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items say when something has changed.
  const described = useMemo(() => describedItems(editor.read().draft, list, language), [items, editor, list, language]);
  const nameAt = (place: number): string => {
    const item = described[place] ?? items[place];
    return item ? cardName(editor.section, list, item, place) : "";
  };
  const nameOf = (id: string): string => nameAt(ids.indexOf(id));

  // Whoever deletes by keyboard goes on from the neighbour, not from the top of the page.
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items say when the card is gone.
  useEffect(() => {
    const id = focusNext.current;
    if (id === null) return;
    focusNext.current = null;
    const neighbour = root.current?.querySelector<HTMLElement>(`[data-item="${id}"] .item-tools button:last-child`);
    (neighbour ?? root.current)?.focus();
  }, [items]);

  const edit = useCallback(
    (item: Item) => {
      editor.startEditing(list, language, item);
      focusItemForm(list.name);
    },
    [editor, list, language],
  );
  const remove = useCallback(
    (item: Item) => {
      const before = editor.listOf(list, language);
      const place = before.findIndex((kept) => kept.id === item.id);
      focusNext.current = (before[place + 1] ?? before[place - 1])?.id ?? "";
      void deleteItem(editor, list, language, item, (contents, revision) =>
        keepSaved(editor.section, contents, revision),
      );
    },
    [editor, list, language, keepSaved],
  );
  const [framedId, setFramedId] = useState<string | null>(null);
  const frame = useCallback((item: Item) => setFramedId(item.id), []);
  const framed = items.find((item) => item.id === framedId);
  const move = useCallback(
    (item: Item, steps: 1 | -1) => {
      const place = editor.listOf(list, language).findIndex((kept) => kept.id === item.id);
      editor.moveItem(list, language, item.id, place + steps);
    },
    [editor, list, language],
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const position = over ? ids.indexOf(String(over.id)) : -1;
    if (over && active.id !== over.id && position >= 0) editor.moveItem(list, language, String(active.id), position);
  };

  const cards = (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={spokenSorting(ids, nameOf)}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul className="item-cards">
          {items.slice(0, drawn).map((item, place) => (
            <ItemCard
              key={item.id}
              section={editor.section}
              list={list}
              item={item}
              name={nameAt(place)}
              isBeingEdited={editingId === item.id}
              onEdit={edit}
              onFrame={frame}
              onPage={hasPages ? openPageOf : null}
              onDelete={remove}
              onMove={move}
              isFirst={place === 0}
              isLast={place === items.length - 1}
              staleTexts={stale.filter((place) => place.startsWith(`${list.name}/${item.id}/`)).length}
              openRemarks={remarks.filter(({ itemId, isDone }) => itemId === item.id && !isDone).length}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
  return (
    <div ref={root} tabIndex={-1} className="item-list">
      {framed && (
        <ItemFocus editor={editor} list={list} language={language} item={framed} onClose={() => setFramedId(null)} />
      )}
      {items.length ? cards : <p className="editor-empty">{editorWords.emptyList}</p>}
    </div>
  );
});
