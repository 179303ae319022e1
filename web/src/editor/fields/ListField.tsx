// A list of the section: its cards in order, and beneath them the fields in which an item is added or edited.
import { Sparkles } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { constants } from "../../contract/catalogues.gen";
import { editorWords } from "../../i18n/editor";
import { figure } from "../../i18n/format";
import { projectPageWords } from "../../i18n/projectPage";
import { Button } from "../../ui/buttons/Button";
import { Icon } from "../../ui/Icon";
import { toastSuccess } from "../../ui/notices/Toasts";
import { addedMessage, itemName, labelOf, listWords } from "../labels";
import { formKey, type Item, type ListDescription } from "../model";
import { pageField } from "../ownPage/ownPage";
import { siteSettingsPath } from "../paths";
import { ItemRemarks } from "../remarks/EditorRemarks";
import { useDraft, useEditorContext, useEditorState } from "../useEditor";
import { AddedPictures } from "./AddedPictures";
import { useHighDefinition } from "./definition";
import { ItemCards } from "./ItemCards";
import { ItemInputs } from "./ItemInputs";
import { cardName, type ItemErrors } from "./itemRules";
import { LinkOffers } from "./LinkOffers";
import { addPictures, pictureAlone, queueOf } from "./manyPictures";
import { PictureQueue } from "./PictureQueue";
import { putForm } from "./putForm";
import { StyleChip, StyleEditor } from "./StyleEditor";
import "./items.css";

const none: readonly Item[] = [];
const noErrors: ItemErrors = {};

function ListStyles({ slots }: { slots: readonly string[] }) {
  const { editor } = useEditorContext();
  const [open, setOpen] = useState<string | null>(null);
  return slots.map((slot) => (
    <div key={slot} className="d-field">
      <div className="d-label">
        <span>{labelOf(editor.section, slot)}</span>
        <StyleChip slot={slot} isOpen={open === slot} onToggle={() => setOpen(open === slot ? null : slot)} />
      </div>
      {open === slot && <StyleEditor slot={slot} />}
    </div>
  ));
}

export function ListField({ list }: { list: ListDescription }) {
  const { editor, language, option, isPaid } = useEditorContext();
  const isHigh = useHighDefinition(isPaid);
  const items = useDraft(
    (draft) => (list.shared ? draft.shared.lists : draft.languages[language]?.lists)?.[list.name] ?? none,
  );
  // Read for its identity: a change of the form re-renders this list.
  useDraft((draft) => draft.forms);
  const form = editor.formOf(list, language);
  const errors = useEditorState(editor, (state) => state.formErrors[formKey(list, language)] ?? noErrors);
  const words = listWords(editor.section, list.name);
  // This one goes by itself after five seconds, at the field as in the toast.
  useEffect(() => {
    if (!words.full || !Object.values(errors).includes(words.full)) return;
    const timer = setTimeout(() => editor.setFormErrors(list, language, {}), constants.messageTimeoutMs);
    return () => clearTimeout(timer);
  }, [errors, words, editor, list, language]);
  const title = labelOf(editor.section, list.name);
  const slots = [
    ...new Set(
      list.fields
        .filter((field) => field.style && field.options.includes(option))
        .map((field) => field.style as string),
    ),
  ];

  const put = () => {
    if (putForm(editor, list, language, option) && form.editingId === null) {
      toastSuccess(addedMessage(editor.section, list.name, form.values));
    }
  };

  const takesSeveral = form.editingId === null && pictureAlone(list, option) !== null;
  const [added, setAdded] = useState<readonly string[]>([]);
  const addSeveral = (files: readonly File[]) =>
    addPictures({ editor, list, language, option, isPaid, isHigh }, files, (id) => setAdded((ids) => [...ids, id]));

  return (
    <section className="editor-group">
      <h2>
        {title} <span className="d-num editor-count">{figure(items.length)}</span>
      </h2>
      <ItemCards
        editor={editor}
        list={list}
        language={language}
        items={items}
        editingId={form.editingId}
        hasPages={isPaid && pageField(list) !== undefined}
      />
      {!isPaid && pageField(list) && items.length > 0 && (
        <p className="editor-paid">
          <Icon of={Sparkles} />
          <span>
            {projectPageWords.paid} <Link to={siteSettingsPath}>{editorWords.paidMore}</Link>
          </span>
        </p>
      )}
      <LinkOffers list={list} items={items} />
      <ItemRemarks
        items={items.map((item, place) => ({ id: item.id, name: cardName(editor.section, list, item, place) }))}
      />
      <PictureQueue queue={queueOf(editor, list, language)} />
      <AddedPictures list={list} items={items} added={added} onClose={() => setAdded([])} />
      <fieldset className="item-form" data-list={list.name}>
        <legend>{form.editingId ? editorWords.edit(itemName(editor.section, list, form.values)) : words.add}</legend>
        <ItemInputs
          list={list}
          values={form.values}
          errors={errors}
          onChange={(field, value) => editor.setFormValue(list, language, field, value)}
          onSeveral={takesSeveral ? addSeveral : undefined}
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
