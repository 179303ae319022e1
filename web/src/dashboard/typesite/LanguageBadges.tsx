// The site's languages in the owner's order: by drag, or with Space and arrows.
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext, useSortable } from "@dnd-kit/sortable";
import { GripVertical, X } from "lucide-react";
import { typesiteWords } from "../../i18n/dashboard";
import { languageName } from "../../i18n/languages";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import { IconButton } from "../../ui/IconButton";
import { moved } from "./form";

interface LanguageBadgesProps {
  languages: readonly string[];
  onReorder: (languages: string[]) => void;
  onRemove: (language: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The badges wrap, but they are one line of languages: left and up go back, right and down go on. */
const toNeighbour: KeyboardCoordinateGetter = (event, { context: { active, over, droppableRects } }) => {
  const step = steps[event.code];
  if (!step || !active) return undefined;
  event.preventDefault();
  const order = [...droppableRects.keys()];
  const rect = droppableRects.get(order[order.indexOf(over?.id ?? active.id) + step] ?? "");
  return rect ? { x: rect.left, y: rect.top } : undefined;
};

interface BadgeProps {
  code: string;
  canMove: boolean;
  onRemove: () => void;
}

function LanguageBadge({ code, canMove, onRemove }: BadgeProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: code,
  });
  const name = languageName(code);
  return (
    <li
      ref={setNodeRef}
      className={classes("type-badge", isDragging && "type-badge-lifted")}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)`, transition } : undefined}
    >
      {canMove && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          className="type-handle"
          aria-label={typesiteWords.move(name)}
          title={typesiteWords.move(name)}
        >
          <Icon of={GripVertical} />
        </button>
      )}
      <b>{code}</b>
      {name !== code && name}
      <IconButton label={typesiteWords.remove(name)} icon={X} isDanger onClick={onRemove} />
    </li>
  );
}

export function LanguageBadges({ languages, onReorder, onRemove }: LanguageBadgesProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNeighbour }),
  );
  const placeOf = (id: string | number): number => languages.indexOf(String(id));
  const nameOf = (id: string | number): string => languageName(String(id));
  const announcements: Announcements = {
    onDragStart: ({ active }) => typesiteWords.picked(nameOf(active.id)),
    onDragOver: ({ active, over }) =>
      over ? typesiteWords.movedTo(nameOf(active.id), placeOf(over.id) + 1, languages.length) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? typesiteWords.dropped(nameOf(active.id), placeOf(over.id) + 1, languages.length) : undefined,
    onDragCancel: ({ active }) => typesiteWords.dragCancelled(nameOf(active.id)),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onReorder(moved(languages, placeOf(active.id), placeOf(over.id)));
  };
  if (!languages.length) return <p className="d-muted">{typesiteWords.noLanguage}</p>;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: typesiteWords.dragHelp } }}
    >
      <SortableContext items={[...languages]} strategy={rectSortingStrategy}>
        <ul className="type-badges">
          {languages.map((code) => (
            <LanguageBadge key={code} code={code} canMove={languages.length > 1} onRemove={() => onRemove(code)} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
