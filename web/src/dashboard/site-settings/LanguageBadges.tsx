// The site's languages in the owner's order: by drag, or with Space and arrows.
import { closestCenter, DndContext, type DragEndEvent } from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import { GripVertical, X } from "lucide-react";
import { typesiteWords } from "../../i18n/dashboard";
import { languageName } from "../../i18n/languages";
import { IconButton } from "../../ui/buttons/IconButton";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import { spokenSorting, useMovable, useSorting } from "../../ui/sorting";
import { moved } from "./form";

interface LanguageBadgesProps {
  languages: readonly string[];
  onReorder: (languages: string[]) => void;
  onRemove: (language: string) => void;
}

interface BadgeProps {
  code: string;
  canMove: boolean;
  onRemove: () => void;
}

function LanguageBadge({ code, canMove, onRemove }: BadgeProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useMovable(code);
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
  const sensors = useSorting();
  const placeOf = (id: string | number): number => languages.indexOf(String(id));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onReorder(moved(languages, placeOf(active.id), placeOf(over.id)));
  };
  if (!languages.length) return <p className="d-muted">{typesiteWords.noLanguage}</p>;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={spokenSorting(languages, languageName)}
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
