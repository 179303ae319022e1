// The sections of the page in their order: moved by the handle, by its keys or a step at a time, shown or hidden by a switch.

import { closestCenter, DndContext, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useEffect, useRef, useState } from "react";
import type { PageSection } from "../../contract/types.gen";
import { appearanceWords as words } from "../../i18n/appearance";
import { sortingWords } from "../../i18n/ui";
import { orderFrom, pageOrder } from "../../site/page/order";
import { Hinted } from "../../ui/hints/Hint";
import { spokenSorting, useSorting } from "../../ui/sorting";
import { titleOf } from "../labels";
import { useDraft, useEditorContext } from "../useEditor";
import { FixedRow, SectionRow } from "./SectionRow";
import "./appearance.css";

const names = (value: unknown): readonly string[] => (Array.isArray(value) ? value : []);

/** Ours is stored as none chosen: a site that came back to it is as it was. */
const asChosen = (order: readonly PageSection[]): readonly PageSection[] =>
  order.join() === pageOrder.slice(1).join() ? [] : order;

/** Whoever moves by keyboard goes on from the same button, or from its twin where there is no further. */
function useFocusAfterMove(order: readonly PageSection[]) {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ name: PageSection; step: 1 | -1 } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order says when the row stands at its new place.
  useEffect(() => {
    if (!moved.current) return;
    const { name, step } = moved.current;
    moved.current = null;
    const row = list.current?.querySelector(`[data-row="${name}"]`);
    const button = (towards: number) => row?.querySelector<HTMLButtonElement>(`[data-step="${towards}"]:enabled`);
    (button(step) ?? button(-step))?.focus();
  }, [order]);
  return [list, moved] as const;
}

export function SectionsOrder() {
  const { editor, fieldErrors, lookAt } = useEditorContext();
  const chosen = useDraft((draft) => draft.shared.settings.order);
  const hidden = names(useDraft((draft) => draft.shared.settings.hidden));
  const [first, ...order] = orderFrom(names(chosen)) as readonly [PageSection, ...PageSection[]];
  const [said, say] = useState("");
  const [list, moved] = useFocusAfterMove(order);
  const sensors = useSorting();

  const put = (name: PageSection, place: number) => {
    const rest = order.filter((other) => other !== name);
    editor.setSetting("order", asChosen([...rest.slice(0, place), name, ...rest.slice(place)]));
    lookAt(name);
  };
  const step = (name: PageSection, by: 1 | -1) => {
    const place = order.indexOf(name) + by;
    moved.current = { name, step: by };
    put(name, place);
    say(sortingWords.movedTo(titleOf(name), place + 1, order.length));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const place = over ? order.indexOf(over.id as PageSection) : -1;
    if (place >= 0 && over?.id !== active.id) put(active.id as PageSection, place);
  };
  const show = (name: PageSection, isShown: boolean) => {
    const others = hidden.filter((other) => other !== name);
    // In the page's order, so that hiding two sections is the same in whichever order it is done.
    const next = isShown ? others : pageOrder.filter((other) => other === name || others.includes(other));
    editor.setSetting("hidden", next);
    lookAt(name);
  };

  const error = fieldErrors["settings.order"] ?? fieldErrors["settings.hidden"];
  return (
    <section className="editor-group" aria-labelledby="sections-order">
      <Hinted name="order" about={words.sections} text={words.hint}>
        <h2 id="sections-order">{words.sections}</h2>
      </Hinted>
      {error && (
        <p className="d-error" role="alert">
          {error}
        </p>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={spokenSorting(order, (name) => titleOf(name as PageSection))}
      >
        <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
          <ol ref={list} className="order-rows">
            <FixedRow name={first} />
            {order.map((name, place) => (
              <SectionRow
                key={name}
                name={name}
                isShown={!hidden.includes(name)}
                isFirst={place === 0}
                isLast={place === order.length - 1}
                onStep={step}
                onShow={show}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className="sr" role="status">
        {said}
      </p>
    </section>
  );
}
