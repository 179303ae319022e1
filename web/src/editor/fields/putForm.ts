// 'Ajouter' and 'modifier': from the fields into the list, or a word at each field that stands against it.
import type { Option } from "../../contract/types.gen";
import { toastError } from "../../ui/notices/Toasts";
import { type ListDescription, newItemId } from "../model";
import type { Editor } from "../store";
import { itemErrors, storedValues } from "./itemRules";

/** True when the item stands in its list. */
export function putForm(editor: Editor, list: ListDescription, language: string, option: Option): boolean {
  const { editingId, values } = editor.formOf(list, language);
  const items = editor.listOf(list, language);
  const edited = items.find((item) => item.id === editingId) ?? null;
  const errors = itemErrors(editor.section, list, option, values, items, edited);
  editor.setFormErrors(list, language, errors);
  const [first] = Object.values(errors);
  if (first) {
    toastError(first);
    return false;
  }
  editor.putItem(list, language, editingId ?? newItemId(), storedValues(list, option, values, editingId === null));
  return true;
}
