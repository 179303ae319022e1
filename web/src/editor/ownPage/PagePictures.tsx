// The pictures of a project's page: sent one or many at once, in the owner's order, each with its words and its width.
import { closestCenter, DndContext, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { ArrowDown, ArrowUp, Focus, GripVertical, Trash2 } from "lucide-react";
import { useState } from "react";
import type { PagePicture } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import { focusWords } from "../../i18n/focus";
import { mediaWords } from "../../i18n/media";
import { projectPageWords as words } from "../../i18n/projectPage";
import { IconButton } from "../../ui/buttons/IconButton";
import { Field } from "../../ui/fields/Field";
import { Segmented } from "../../ui/fields/Segmented";
import { TextInput } from "../../ui/fields/TextInput";
import { Icon } from "../../ui/Icon";
import { toastSuccess } from "../../ui/notices/Toasts";
import { spokenSorting, useMovable, useSorting } from "../../ui/sorting";
import { useHighDefinition } from "../fields/definition";
import { ImageField } from "../fields/ImageField";
import { MediaThumb } from "../fields/MediaThumb";
import { queueAt } from "../fields/manyPictures";
import { PictureQueue } from "../fields/PictureQueue";
import { NotAdmitted, targetFor } from "../fields/sending";
import { FocusDialog } from "../focus/FocusDialog";
import { labelOf } from "../labels";
import { usePictureOf } from "../media";
import { type FieldDescription, newItemId, withValue } from "../model";
import { Noted } from "../translation/TranslationNote";
import { useEditorContext } from "../useEditor";

interface FramedProps {
  picture: PagePicture;
  name: string;
  onChange(focus: string | null): void;
}

/** Its small picture, in which a click chooses what matters, as on the projects' cards. */
function Framed({ picture, name, onChange }: FramedProps) {
  const { storedMedia } = useEditorContext();
  const media = usePictureOf(picture.image ?? "", storedMedia);
  const [isFraming, setFraming] = useState(false);
  const value = picture.imageFocus ?? null;
  return (
    <>
      <button
        type="button"
        className="item-frame"
        aria-label={focusWords.openFor(name)}
        onClick={() => setFraming(true)}
      >
        <MediaThumb id={picture.image ?? ""} alt="" focus={value ?? undefined} />
        <Icon of={Focus} />
      </button>
      {media && isFraming && (
        <FocusDialog
          isOpen
          media={media}
          value={value}
          note={words.framed}
          onChange={onChange}
          onClose={() => setFraming(false)}
        />
      )}
    </>
  );
}

interface RowProps {
  /** Its place: 'projects/<item>/page/pictures/<row>'. */
  at: string;
  picture: PagePicture;
  place: number;
  count: number;
  error: (field: string) => string | undefined;
  onChange(change: Partial<PagePicture>, typed?: string): void;
  onMove(steps: 1 | -1): void;
  onRemove(): void;
}

function Row({ at, picture, place, count, error, onChange, onMove, onRemove }: RowProps) {
  const { editor } = useEditorContext();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useMovable(picture.id);
  const name = picture.caption.trim() || words.picture(place + 1);
  const wrong = error("image") ?? error("imageFocus");
  const text = (field: "caption" | "alt") => (
    <Field
      label={`${labelOf(editor.section, `projects.page.pictures.${field}`)} ${editorWords.optional}`}
      error={error(field)}
    >
      {(id, described) => (
        <Noted place={`${at}/${field}`} id={id} describedBy={described}>
          {(describedBy) => (
            <TextInput
              id={id}
              aria-describedby={describedBy}
              isInvalid={Boolean(error(field))}
              value={picture[field]}
              dir="auto"
              maxLength={field === "caption" ? 300 : 200}
              onChange={(value: string) => onChange({ [field]: value }, field)}
            />
          )}
        </Noted>
      )}
    </Field>
  );
  return (
    <li
      ref={setNodeRef}
      className="page-picture"
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      <div className="page-picture-side">
        <Framed
          picture={picture}
          name={name}
          onChange={(imageFocus) => onChange({ imageFocus }, imageFocus ? "focus" : undefined)}
        />
        {wrong && (
          <p className="d-error" role="alert">
            {wrong}
          </p>
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
          <IconButton
            label={editorWords.moveBack(name)}
            icon={ArrowUp}
            disabled={place === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={editorWords.moveOn(name)}
            icon={ArrowDown}
            disabled={place === count - 1}
            onClick={() => onMove(1)}
          />
          <IconButton isDanger label={editorWords.remove(name)} icon={Trash2} onClick={onRemove} />
        </div>
      </div>
      <div className="page-picture-words">
        {text("caption")}
        {text("alt")}
        <Segmented
          label={`${labelOf(editor.section, "projects.page.pictures.width")} – ${name}`}
          isSmall
          value={picture.width}
          onChange={(width) => onChange({ width })}
          segments={[
            { value: "wide", label: words.widths.wide },
            { value: "half", label: words.widths.half },
          ]}
        />
      </div>
    </li>
  );
}

interface PagePicturesProps {
  /** The place of the list: 'projects/<item>/page/pictures'. */
  at: string;
  itemId: string;
  field: FieldDescription & { max_rows?: number; fields?: readonly FieldDescription[] };
  pictures: readonly PagePicture[];
  /** As they are now: uploads arrive late. */
  read(): readonly PagePicture[];
  errors(field: string): string | undefined;
  onChange(pictures: PagePicture[], typed?: string): void;
}

export function PagePictures({ at, itemId, field, pictures, read, errors, onChange }: PagePicturesProps) {
  const { editor, language, isPaid } = useEditorContext();
  const isHigh = useHighDefinition(isPaid);
  const sensors = useSorting();
  const most = field.max_rows ?? 0;
  const ids = pictures.map(({ id }) => id);
  const queue = queueAt(editor, `${language}:${itemId}`);
  const add = (image: string) => onChange([...read(), { id: newItemId(), image, caption: "", alt: "", width: "wide" }]);
  const admit = () => {
    if (read().length >= most) throw new NotAdmitted(editorWords.listFull(most));
  };
  const addSeveral = (files: readonly File[]) =>
    queue.add(
      files,
      {
        ...targetFor({ accepts: "image", isPaid, isHigh }, ({ id }) => {
          admit();
          add(id);
        }),
        admit,
      },
      (arrived) => arrived && toastSuccess(mediaWords.severalAdded(arrived)),
    );
  const moved = (from: number, to: number) => {
    const rest = pictures.filter((_picture, place) => place !== from);
    const picture = pictures[from];
    if (picture && to >= 0) onChange([...rest.slice(0, to), picture, ...rest.slice(to)]);
  };
  const changed = (picture: PagePicture, change: Partial<PagePicture>): PagePicture =>
    Object.entries(change).reduce(
      (held, [name, value]) => withValue(field.fields ?? [], held as never, name, value) as never,
      picture,
    );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) moved(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  const nameOf = (id: string) => pictures[ids.indexOf(id)]?.caption.trim() || words.picture(ids.indexOf(id) + 1);
  return (
    <section className="editor-group">
      <h2>
        {labelOf(editor.section, "projects.page.pictures")}{" "}
        <span className="d-num editor-count">{pictures.length}</span>
      </h2>
      {pictures.length === 0 && <p className="editor-empty">{words.noPictures}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={spokenSorting(ids, nameOf)}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul className="page-pictures">
            {pictures.map((picture, place) => (
              <Row
                key={picture.id}
                at={`${at}/${picture.id}`}
                picture={picture}
                place={place}
                count={pictures.length}
                error={(name) => errors(`${place}.${name}`)}
                onChange={(change, typed) =>
                  onChange(
                    pictures.map((other) => (other.id === picture.id ? changed(other, change) : other)),
                    typed && `${picture.id}:${typed}`,
                  )
                }
                onMove={(steps) => moved(place, place + steps)}
                onRemove={() => onChange(pictures.filter(({ id }) => id !== picture.id))}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <PictureQueue queue={queue} />
      {pictures.length < most && (
        <ImageField
          label={words.addPicture}
          accepts="image"
          value={null}
          onChange={(id) => id && add(id)}
          onSeveral={addSeveral}
        />
      )}
    </section>
  );
}
