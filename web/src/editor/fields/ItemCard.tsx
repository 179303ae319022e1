// One item as a card: its picture, what it says, and how to edit, delete and move it.
import {
  ArrowLeft,
  ArrowRight,
  FileText,
  Focus,
  GripVertical,
  History,
  MessageSquareText,
  Pencil,
  Trash2,
} from "lucide-react";
import { memo } from "react";
import { constants } from "../../contract/catalogues.gen";
import type { SectionName } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import { focusWords } from "../../i18n/focus";
import { projectPageWords } from "../../i18n/projectPage";
import { reviewWords } from "../../i18n/reviews";
import { translationWords } from "../../i18n/translation";
import { IconButton } from "../../ui/buttons/IconButton";
import { Icon } from "../../ui/Icon";
import { Badge } from "../../ui/notices/Badge";
import { useMovable } from "../../ui/sorting";
import { itemName } from "../labels";
import { type FieldDescription, focusFieldOf, type Item, type ListDescription } from "../model";
import { Drawn } from "./ChoicePicker";
import { MediaThumb } from "./MediaThumb";
import "./items.css";

interface ItemCardProps {
  section: SectionName;
  list: ListDescription;
  item: Item;
  /** What its buttons call it. */
  name: string;
  isBeingEdited: boolean;
  onEdit(item: Item): void;
  /** Chooses what matters in its picture; null where it has none. */
  onFrame(item: Item): void;
  /** To the editor of its own page; null where items have none. */
  onPage: ((item: Item) => void) | null;
  onDelete(item: Item): void;
  /** By one place; null where there is none. */
  onMove(item: Item, steps: 1 | -1): void;
  isFirst: boolean;
  isLast: boolean;
  /** How many of its texts are to be looked at again, because what they were translated from has changed. */
  staleTexts: number;
  /** How many readers' remarks on it wait, beneath the cards. */
  openRemarks: number;
}

const text = (item: Item, name: string): string =>
  typeof item[name] === "string" ? (item[name] as string).trim() : "";

/** What the page shows where a naming field is empty: 'Designer' on a skill. */
const standsFor = (list: ListDescription): string =>
  String(list.fields.find((field) => field.name === list.namedBy[0])?.default ?? "");

function CardText({ section, item, list }: Pick<ItemCardProps, "section" | "item" | "list">) {
  const name = itemName(section, list, item) || standsFor(list);
  const says = (list.says && text(item, list.says)) || list.saysNothing;
  const isLink = list.fields.some((field) => field.name === list.says && field.kind === "link");
  return (
    <>
      {/* In the order of what was written: a telephone number's is not turned round. */}
      {name && (
        <b>
          <bdi dir="auto">{name}</bdi>
        </b>
      )}
      {says && (
        <span className={isLink ? "item-link" : "item-says"} dir={isLink ? "ltr" : "auto"}>
          {says}
        </span>
      )}
    </>
  );
}

type CardPictureProps = Pick<ItemCardProps, "section" | "item" | "list" | "name" | "onFrame">;

/** What is seen of it: its picture, in which a click chooses what matters, or what was chosen for it. */
function CardPicture({ section, item, list, name, onFrame }: CardPictureProps) {
  const chosen = (kind: string) =>
    list.fields.find((field: FieldDescription) => field.kind === kind && text(item, field.name));
  const media = chosen("media");
  const focus = media && focusFieldOf(list.fields, media.name);
  if (media && focus) {
    return (
      <button type="button" className="item-frame" aria-label={focusWords.openFor(name)} onClick={() => onFrame(item)}>
        <MediaThumb id={text(item, media.name)} alt="" focus={text(item, focus)} />
        <Icon of={Focus} />
      </button>
    );
  }
  if (media) return <MediaThumb id={text(item, media.name)} alt="" />;
  const drawn = chosen("choice");
  if (!drawn) return null;
  return (
    <span className="item-network">
      <Drawn section={section} name={`${list.name}.${drawn.name}`} value={text(item, drawn.name)} />
    </span>
  );
}

export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { section, list, item, name, isBeingEdited, onEdit, onFrame, onPage, onDelete, onMove, ...rest } = props;
  const { isFirst, isLast, openRemarks, staleTexts } = rest;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useMovable(
    item.id,
  );
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
      <CardPicture section={section} item={item} list={list} name={name} onFrame={onFrame} />
      <div className="item-text">
        <CardText section={section} item={item} list={list} />
      </div>
      {isBeingEdited && <Badge tone="blue">{editorWords.beingEdited}</Badge>}
      {staleTexts > 0 && (
        <Badge tone="amber" icon={History}>
          {translationWords.counts.stale(staleTexts)}
        </Badge>
      )}
      {openRemarks > 0 && (
        <Badge tone="amber" icon={MessageSquareText}>
          {reviewWords.onItem(openRemarks)}
        </Badge>
      )}
      <div className="item-tools">
        <IconButton
          ref={setActivatorNodeRef}
          label={editorWords.move(name)}
          icon={GripVertical}
          className="item-grip"
          {...attributes}
          {...listeners}
        />
        <IconButton label={editorWords.edit(name)} icon={Pencil} onClick={() => onEdit(item)} />
        {onPage && <IconButton label={projectPageWords.open(name)} icon={FileText} onClick={() => onPage(item)} />}
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
