// One section in the page's order: its handle, its name, a step up or down, whether visitors see it.
import { ArrowDown, ArrowUp, EyeOff, GripVertical, Lock } from "lucide-react";
import type { PageSection } from "../../contract/types.gen";
import { appearanceWords as words } from "../../i18n/appearance";
import { editorWords } from "../../i18n/editor";
import { Lines } from "../../site/parts/Icon";
import { pages } from "../../site/sections/pages.gen";
import { IconButton } from "../../ui/buttons/IconButton";
import { Switch } from "../../ui/fields/Switch";
import { Icon } from "../../ui/Icon";
import { Badge } from "../../ui/notices/Badge";
import { useMovable } from "../../ui/sorting";
import { titleOf } from "../labels";

interface SectionRowProps {
  name: PageSection;
  isShown: boolean;
  isFirst: boolean;
  isLast: boolean;
  onStep(name: PageSection, by: 1 | -1): void;
  onShow(name: PageSection, isShown: boolean): void;
}

const Name = ({ name }: { name: PageSection }) => (
  <span className="order-name">
    <Lines of={pages[name].icon} className="order-icon" />
    <b>{titleOf(name)}</b>
  </span>
);

/** The welcome: it has its place. */
export const FixedRow = ({ name }: { name: PageSection }) => (
  <li className="order-row" data-fixed>
    <span className="order-lock">
      <Icon of={Lock} />
    </span>
    <Name name={name} />
    <span className="order-fixed">{words.alwaysFirst}</span>
  </li>
);

export function SectionRow({ name, isShown, isFirst, isLast, onStep, onShow }: SectionRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useMovable(name);
  const title = titleOf(name);
  // Up and down alone: a row that follows the pointer sideways would leave the column.
  const style = { transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition };
  return (
    <li
      ref={setNodeRef}
      className="order-row"
      style={style}
      data-row={name}
      data-dragging={isDragging || undefined}
      data-hidden={!isShown || undefined}
    >
      <IconButton
        ref={setActivatorNodeRef}
        label={editorWords.move(title)}
        icon={GripVertical}
        className="order-grip"
        {...attributes}
        {...listeners}
      />
      <Name name={name} />
      {!isShown && <Badge icon={EyeOff}>{words.hidden}</Badge>}
      <span className="order-tools">
        <IconButton
          label={words.up(title)}
          icon={ArrowUp}
          disabled={isFirst}
          data-step={-1}
          onClick={() => onStep(name, -1)}
        />
        <IconButton
          label={words.down(title)}
          icon={ArrowDown}
          disabled={isLast}
          data-step={1}
          onClick={() => onStep(name, 1)}
        />
        <Switch
          label={
            <>
              {words.visible}
              <span className="sr"> : {title}</span>
            </>
          }
          isOn={isShown}
          onChange={(next) => onShow(name, next)}
        />
      </span>
    </li>
  );
}
