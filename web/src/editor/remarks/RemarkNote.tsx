// One remark: who said it, when, in which language and through which link; ticked off or deleted here.
import { Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { date, hourOf } from "../../i18n/format";
import { reviewWords as words } from "../../i18n/reviews";
import { IconButton } from "../../ui/buttons/IconButton";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog";
import { Badge } from "../../ui/notices/Badge";
import { toastSuccess } from "../../ui/notices/Toasts";
import { type Remark, useDeleteRemark, useMarkRemark } from "./queries";
import "./remarks.css";
import { punctuationForms } from "../../i18n/punctuation";

const moment = (written: Date): string =>
  date(written, { day: "numeric", month: "short" }) + punctuationForms.comma + hourOf(written);

export function RemarkNote({ remark, children }: { remark: Remark; children?: ReactNode }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const mark = useMarkRemark();
  const remove = useDeleteRemark();
  const { id, name, text, language, linkLabel, receivedAt, isDone } = remark;
  return (
    <li className="remark" data-done={isDone || undefined}>
      <p className="remark-head">
        <b>{name}</b>
        <time dateTime={receivedAt}>{moment(new Date(receivedAt))}</time>
        {language && <Badge>{language}</Badge>}
        {linkLabel && <span>{words.from(linkLabel)}</span>}
      </p>
      <p className="remark-text" dir="auto">
        {text}
      </p>
      <div className="remark-end">
        {children}
        <label className="remark-done">
          <input
            type="checkbox"
            checked={mark.isPending ? Boolean(mark.variables.marks.isDone) : isDone}
            aria-label={words.doneOf(name)}
            onChange={(event) => mark.mutate({ id, marks: { isDone: event.target.checked } })}
          />
          {words.done}
        </label>
        <IconButton isDanger icon={Trash2} label={words.removeOf(name)} onClick={() => setIsDeleting(true)} />
      </div>
      <ConfirmDialog
        isOpen={isDeleting}
        isDanger
        title={words.removeTitle}
        description={words.removeText}
        confirmLabel={words.remove}
        onCancel={() => setIsDeleting(false)}
        onConfirm={() => {
          setIsDeleting(false);
          remove.mutate(id, { onSuccess: () => toastSuccess(words.removed) });
        }}
      />
    </li>
  );
}
