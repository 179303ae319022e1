// Several pictures at once: each becomes an item of its list, in the order in which they were chosen. A queue belongs to an
// open editor, its list and language: it goes on while another language is shown, and ends when the editor is left.
import type { Option } from "../../contract/types.gen";
import { editorWords } from "../../i18n/editor";
import { mediaWords } from "../../i18n/media";
import { toastSuccess } from "../../ui/notices/Toasts";
import { createUploadQueue, type UploadQueue } from "../../ui/upload/uploadQueue";
import { listWords } from "../labels";
import {
  emptyItem,
  type FieldDescription,
  formKey,
  type Item,
  type ListDescription,
  newItemId,
  shownFields,
} from "../model";
import type { Editor } from "../store";
import { storedValues } from "./itemRules";
import { NotAdmitted, type SentMedia, targetFor } from "./sending";

/** The field that makes an item by itself: a picture, in a list where nothing else must be written. */
export function pictureAlone(list: ListDescription, option: Option): FieldDescription | null {
  const shown = shownFields(list, option);
  const picture = shown.find((field) => field.kind === "media" && field.accepts !== "file");
  const needsMore = shown.some(
    (field) => field !== picture && (field.required || field.needed || field.kind === "choice"),
  );
  return picture && !needsMore ? picture : null;
}

const queues = new WeakMap<Editor, Map<string, UploadQueue<SentMedia>>>();

export const queueOf = (editor: Editor, list: ListDescription, language: string): UploadQueue<SentMedia> =>
  queueAt(editor, formKey(list, language));

/** Also of what stands inside of an item: the pictures of its page. */
export function queueAt(editor: Editor, key: string): UploadQueue<SentMedia> {
  const own = queues.get(editor) ?? new Map<string, UploadQueue<SentMedia>>();
  queues.set(editor, own);
  const queue = own.get(key) ?? createUploadQueue<SentMedia>();
  own.set(key, queue);
  return queue;
}

export function leaveQueues(editor: Editor): void {
  for (const queue of queues.get(editor)?.values() ?? []) queue.dropAll();
}

interface Place {
  editor: Editor;
  list: ListDescription;
  language: string;
  option: Option;
  isPaid: boolean;
  isHigh: boolean;
}

export function addPictures(
  { editor, list, language, option, isPaid, isHigh }: Place,
  files: readonly File[],
  onAdded: (id: string) => void,
): void {
  const picture = pictureAlone(list, option);
  if (!picture) return;
  const { full = editorWords.listFull(list.maxItems) } = listWords(editor.section, list.name);
  const admit = () => {
    if (editor.listOf(list, language).length >= list.maxItems) throw new NotAdmitted(full);
  };
  const put = ({ id }: SentMedia) => {
    admit(); // somebody may have added one by hand meanwhile
    const values = storedValues(list, option, { ...emptyItem(list), [picture.name]: id }, true);
    const place = editor.listOf(list, language).length;
    const item = { ...values, id: newItemId() } as Item;
    editor.insertItem(list, language, item, place);
    onAdded(item.id);
  };
  queueOf(editor, list, language).add(
    files,
    { ...targetFor({ accepts: "image", isPaid, isHigh }, put), admit },
    (arrived) => {
      if (arrived) toastSuccess(mediaWords.severalAdded(arrived));
    },
  );
}
