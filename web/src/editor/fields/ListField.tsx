// A list of the section: its cards in order, and beneath them the fields in which an item is added or edited.
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useState } from "react";
import { editorWords, labels, messages } from "../../i18n/editor";
import { Button } from "../../ui/Button";
import { toastSuccess } from "../../ui/Toasts";
import { deleteItem } from "../deletion";
import { type Item, type ListDescription, newItemId } from "../model";
import { useSavedContents } from "../queries";
import { useDraft, useEditorContext } from "../useEditor";
import { ItemCard } from "./ItemCard";
import { ItemInputs } from "./ItemInputs";
import { type ItemErrors, itemErrors, itemName, storedValues } from "./itemRules";
import { StyleChip, StyleEditor } from "./StyleEditor";

const none: readonly Item[] = [];

function ListStyles({ slots }: { slots: readonly string[] }) {
  const { editor } = useEditorContext();
  const [open, setOpen] = useState<string | null>(null);
  return slots.map((slot) => (
    <div key={slot} className="d-field">
      <div className="d-label">
        <span>{labels[editor.section][slot]}</span>
        <StyleChip slot={slot} isOpen={open === slot} onToggle={() => setOpen(open === slot ? null : slot)} />
      </div>
      {open === slot && <StyleEditor slot={slot} />}
    </div>
  ));
}

export function ListField({ list }: { list: ListDescription }) {
  const { editor, language, option, isPaid } = useEditorContext();
  const saved = useSavedContents();
  const items = useDraft(
    (draft) => (list.shared ? draft.shared.lists : draft.languages[language]?.lists)?.[list.name] ?? none,
  );
  // Read for its identity: a change of the form re-renders this list.
  useDraft((draft) => draft.forms);
  const form = editor.formOf(list, language);
  const [errors, setErrors] = useState<ItemErrors>({});
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const title = labels[editor.section][list.name] ?? list.name;
  // Spec 2.4: cards can be edited in options 2 and 3; where an item is more than its picture, in option1 too.
  const isEditable = option !== "option1" || editor.section !== "projects";
  const slots = [
    ...new Set(
      list.fields
        .filter((field) => field.style && field.options.includes(option))
        .map((field) => field.style as string),
    ),
  ];

  if (list.paid && !isPaid) return null;

  const put = () => {
    const isNew = form.editingId === null;
    const found = itemErrors(editor.section, list, option, form.values, items, isNew);
    setErrors(found);
    if (Object.keys(found).length) return;
    editor.putItem(list, language, form.editingId ?? newItemId(), storedValues(list, option, form.values, isNew));
    if (isNew) toastSuccess(messages[editor.section].added);
  };

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const position = items.findIndex((item) => item.id === over?.id);
    if (over && active.id !== over.id && position >= 0) editor.moveItem(list, language, String(active.id), position);
  };

  return (
    <section className="editor-group">
      <h2>
        {title} <span className="d-num editor-count">{items.length}</span>
      </h2>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
        <SortableContext items={items.map((item) => item.id)} strategy={rectSortingStrategy}>
          {items.length === 0 && <p className="editor-empty">{editorWords.emptyList}</p>}
          <ul className="item-cards">
            {items.map((item) => (
              <ItemCard
                key={item.id}
                list={list}
                item={item}
                isBeingEdited={form.editingId === item.id}
                onEdit={isEditable ? () => editor.startEditing(list, language, item) : null}
                onDelete={() =>
                  void deleteItem(editor, list, language, item, (contents, revision) =>
                    saved(editor.section, contents, revision),
                  )
                }
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <fieldset className="item-form">
        <legend>
          {form.editingId ? editorWords.edit(itemName(form.values)) : `${editorWords.add} : ${title.toLowerCase()}`}
        </legend>
        <ItemInputs
          list={list}
          values={form.values}
          errors={errors}
          onChange={(field, value) => {
            editor.setFormValue(list, language, field, value);
            setErrors(({ [field]: _fixed, ...rest }) => rest);
          }}
        />
        <div className="item-form-end">
          {form.editingId && (
            <Button variant="quiet" onClick={() => editor.cancelEditing(list, language)}>
              {editorWords.cancel}
            </Button>
          )}
          <Button onClick={put}>{form.editingId ? editorWords.change : editorWords.add}</Button>
        </div>
      </fieldset>
      <ListStyles slots={slots} />
    </section>
  );
}
