// Several pictures that were added at once, one below the other: each has its first text here, and the rest one click away.
import { Pencil, X } from "lucide-react";
import { useId } from "react";
import { editorWords } from "../../i18n/editor";
import { mediaWords } from "../../i18n/media";
import { uiWords } from "../../i18n/ui";
import { IconButton } from "../../ui/buttons/IconButton";
import { TextInput } from "../../ui/fields/TextInput";
import { labelOf } from "../labels";
import { type FieldDescription, type Item, type ListDescription, shownFields } from "../model";
import { useEditorContext } from "../useEditor";
import { focusItemForm } from "./focusing";
import { cardName } from "./itemRules";
import { MediaThumb } from "./MediaThumb";
import "./items.css";

interface AddedPicturesProps {
  list: ListDescription;
  items: readonly Item[];
  /** Those that came last. */
  added: readonly string[];
  onClose(): void;
}

interface RowProps {
  list: ListDescription;
  item: Item;
  place: number;
  text: FieldDescription;
}

function Row({ list, item, place, text }: RowProps) {
  const { editor, language } = useEditorContext();
  const id = useId();
  const picture = list.fields.find(({ kind }) => kind === "media")?.name ?? "";
  const edit = () => {
    editor.startEditing(list, language, item);
    focusItemForm(list.name);
  };
  return (
    <li className="added-picture">
      <MediaThumb id={String(item[picture] ?? "")} alt="" />
      <span className="d-grow">
        <label className="d-label-text" htmlFor={id}>
          {labelOf(editor.section, `${list.name}.${text.name}`)} {place + 1}
        </label>
        <TextInput
          id={id}
          value={String(item[text.name] ?? "")}
          maxLength={text.max_chars}
          dir="auto"
          lang={language.toLowerCase()}
          onChange={(value) =>
            editor.setItemValue(list, language, item.id, text.name, value, `added:${item.id}:${text.name}`)
          }
        />
      </span>
      <IconButton label={editorWords.edit(cardName(editor.section, list, item, place))} icon={Pencil} onClick={edit} />
    </li>
  );
}

export function AddedPictures({ list, items, added, onClose }: AddedPicturesProps) {
  const { option } = useEditorContext();
  const title = useId();
  const text = shownFields(list, option).find(({ name, kind }) => name === list.namedBy[0] && kind === "text");
  const rows = items.map((item, place) => ({ item, place })).filter(({ item }) => added.includes(item.id));
  if (!text || !rows.length) return null;
  return (
    <section className="added-pictures" aria-labelledby={title}>
      <div className="added-head">
        <h3 id={title}>{mediaWords.addedTexts}</h3>
        <IconButton label={uiWords.close} icon={X} onClick={onClose} />
      </div>
      <ul>
        {rows.map((row) => (
          <Row key={row.item.id} {...row} list={list} text={text} />
        ))}
      </ul>
    </section>
  );
}
