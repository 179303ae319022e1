import { usePictureOf } from "../media";
import { focusFieldOf, type Item, type ListDescription } from "../model";
import type { Editor } from "../store";
import { useEditorContext } from "../useEditor";
import { FocusDialog } from "./FocusDialog";

interface ItemFocusProps {
  editor: Editor;
  list: ListDescription;
  language: string;
  item: Item;
  onClose(): void;
}

const text = (value: unknown): string | null => (typeof value === "string" && value ? value : null);

/** What matters in the picture of an item that stands in its list: from its card, in every layout (some show none to edit). */
export function ItemFocus({ editor, list, language, item, onClose }: ItemFocusProps) {
  const { storedMedia } = useEditorContext();
  const picture = list.fields.find((field) => field.kind === "media")?.name ?? "";
  const focus = focusFieldOf(list.fields, picture);
  const media = usePictureOf(text(item[picture]) ?? "", storedMedia);
  if (!media || !focus) return null;
  return (
    <FocusDialog
      isOpen
      onClose={onClose}
      media={media}
      value={text(item[focus])}
      onChange={(value) => editor.setItemValue(list, language, item.id, focus, value, value ? `focus:${item.id}` : "")}
    />
  );
}
