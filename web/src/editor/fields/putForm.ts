// 'Ajouter' and 'modifier': from the fields into the list, or a word at each field that stands against it.
import type { Option } from "../../contract/types.gen";
import { toastError } from "../../ui/notices/Toasts";
import { listsWithForm } from "../draft/changes";
import { type ListDescription, newItemId, type Shown } from "../model";
import type { Editor } from "../store";
import { type ItemErrors, itemErrors, storedValues } from "./itemRules";

/** Empty when the item stands in its list; else what is said at its fields. */
function takeForm(editor: Editor, list: ListDescription, language: string, option: Option): ItemErrors {
  const { editingId, values } = editor.formOf(list, language);
  const items = editor.listOf(list, language);
  const edited = items.find((item) => item.id === editingId) ?? null;
  const errors = itemErrors(editor.section, list, option, values, items, edited);
  editor.setFormErrors(list, language, errors);
  if (!Object.keys(errors).length)
    editor.putItem(list, language, editingId ?? newItemId(), storedValues(list, option, values, editingId === null));
  return errors;
}

/** True when the item stands in its list. */
export function putForm(editor: Editor, list: ListDescription, language: string, option: Option): boolean {
  const [first] = Object.values(takeForm(editor, list, language, option));
  if (first) toastError(first);
  return !first;
}

export interface OpenForm {
  list: ListDescription;
  isEdit: boolean;
  isTaken: boolean;
}

/** With a save: what stands complete in the fields that are shown goes into its list; what does not is said there. Fields of
 * another layout are not on the screen, and wait. */
export function takeOpenForms(editor: Editor, language: string, shown: Shown): OpenForm[] {
  return listsWithForm(editor.section, editor.read().draft, language, shown).map((list) => {
    const isEdit = editor.formOf(list, language).editingId !== null;
    const errors = takeForm(editor, list, language, shown.option);
    return { list, isEdit, isTaken: !Object.keys(errors).length };
  });
}
