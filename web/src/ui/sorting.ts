// Lists in an order of the owner's own: by drag, or by keyboard with Space and arrows, said aloud in French.
import {
  type Announcements,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useSortable } from "@dnd-kit/sortable";
import { editorWords } from "../i18n/editor";
import { sortingWords as words } from "../i18n/ui";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const DRAG_STARTS_PX = 6;

/** Cards and badges wrap, but they are one line: left and up go back, right and down go on. */
const toNeighbour: KeyboardCoordinateGetter = (event, { context: { active, over, droppableRects } }) => {
  const step = steps[event.code];
  const order: UniqueIdentifier[] | undefined = active?.data.current?.sortable?.items;
  if (!step || !active || !order) return undefined;
  event.preventDefault();
  const rect = droppableRects.get(order[order.indexOf(over?.id ?? active.id) + step] ?? "");
  return rect ? { x: rect.left, y: rect.top } : undefined;
};

export const useSorting = () =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_STARTS_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNeighbour }),
  );

/** One of them; screen readers call it by our words, not by the library's. */
export const useMovable = (id: string) => useSortable({ id, attributes: { roleDescription: editorWords.movable } });

/** What a screen reader hears while something is moved. */
export function spokenSorting(ids: readonly string[], nameOf: (id: string) => string) {
  const name = (card: { id: UniqueIdentifier }) => nameOf(String(card.id));
  const place = (card: { id: UniqueIdentifier }) => ids.indexOf(String(card.id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.picked(name(active)),
    onDragOver: ({ active, over }) => (over ? words.movedTo(name(active), place(over), ids.length) : undefined),
    onDragEnd: ({ active, over }) => (over ? words.dropped(name(active), place(over), ids.length) : undefined),
    onDragCancel: ({ active }) => words.cancelled(name(active)),
  };
  return { announcements, screenReaderInstructions: { draggable: words.help } };
}
