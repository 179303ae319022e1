// One item as a card: its picture, what it says, and how to edit, delete and move it.
import { useSortable } from "@dnd-kit/sortable";
import { ArrowLeft, ArrowRight, GripVertical, Pencil, Trash2 } from "lucide-react";
import { memo } from "react";
import { constants, networks } from "../../contract/catalogues.gen";
import type { Network } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import { NetworkIcon } from "../../site/parts/NetworkIcon";
import { Badge } from "../../ui/Badge";
import { IconButton } from "../../ui/IconButton";
import type { Item, ListDescription } from "../model";
import { itemName } from "./itemRules";
import { MediaThumb } from "./MediaThumb";

interface ItemCardProps {
  list: ListDescription;
  item: Item;
  /** What its buttons call it. */
  name: string;
  isBeingEdited: boolean;
  onEdit: ((item: Item) => void) | null;
  onDelete(item: Item): void;
  /** By one place; null where there is none. */
  onMove(item: Item, steps: 1 | -1): void;
  isFirst: boolean;
  isLast: boolean;
}

const text = (item: Item, name: string): string =>
  typeof item[name] === "string" ? (item[name] as string).trim() : "";

/** What the page shows for an empty title: 'Designer' on a skill (spec 2.2). */
const standsFor = (list: ListDescription): string =>
  String(list.fields.find((field) => field.name === "title")?.default ?? "");

function CardText({ item, list }: { item: Item; list: ListDescription }) {
  if (list.item === "ContactEntry") {
    return (
      <>
        <b>{text(item, "detail") || networks[item.network as Network]}</b>
        {text(item, "link") && <span className="item-link">{text(item, "link")}</span>}
      </>
    );
  }
  const says = text(item, "description") || text(item, "role");
  // Spec 2.4: an empty description of a skill is shown as a dash.
  return (
    <>
      {(itemName(item) || standsFor(list)) && <b>{itemName(item) || standsFor(list)}</b>}
      {(says || list.item === "Skill") && <span className="item-says">{says || "-"}</span>}
    </>
  );
}

export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { list, item, name, isBeingEdited, onEdit, onDelete, onMove, isFirst, isLast } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
  });
  const style = {
    width: constants.cardWidthPx,
    transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
    transition,
  };
  return (
    <li
      ref={setNodeRef}
      className="item-card"
      style={style}
      data-dragging={isDragging || undefined}
      data-item={item.id}
    >
      {list.item === "ContactEntry" ? (
        <span className="item-network">
          <NetworkIcon network={item.network as Network} />
        </span>
      ) : (
        "image" in item && item.image && <MediaThumb id={item.image as string} alt="" />
      )}
      <div className="item-text">
        <CardText item={item} list={list} />
      </div>
      {isBeingEdited && <Badge tone="blue">{editorWords.beingEdited}</Badge>}
      <div className="item-tools">
        <IconButton
          ref={setActivatorNodeRef}
          label={editorWords.move(name)}
          icon={GripVertical}
          className="item-grip"
          {...attributes}
          {...listeners}
        />
        {onEdit && <IconButton label={editorWords.edit(name)} icon={Pencil} onClick={() => onEdit(item)} />}
        <IconButton
          className="item-step"
          label={editorWords.moveBack(name)}
          icon={ArrowLeft}
          disabled={isFirst}
          onClick={() => onMove(item, -1)}
        />
        <IconButton
          className="item-step"
          label={editorWords.moveOn(name)}
          icon={ArrowRight}
          disabled={isLast}
          onClick={() => onMove(item, 1)}
        />
        <IconButton isDanger label={editorWords.remove(name)} icon={Trash2} onClick={() => onDelete(item)} />
      </div>
    </li>
  );
});
