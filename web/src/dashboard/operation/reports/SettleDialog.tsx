import { useState } from "react";
import { operationWords } from "../../../i18n/operation";
import { Field } from "../../../ui/fields/Field";
import { TextArea } from "../../../ui/fields/TextArea";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { FormDialog } from "../../account/FormDialog";
import { useAction } from "../../account/useAction";
import { type Report, settleReport } from "./queries";

const words = operationWords.reports.settling;

export function SettleDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const [note, setNote] = useState("");
  const action = useAction(async () => {
    await settleReport(report.id, note.trim());
    toastSuccess(words.done);
    onClose();
  });
  return (
    <FormDialog
      title={words.title(report.address)}
      description={<p>{words.text}</p>}
      submitLabel={words.submit}
      action={action}
      onClose={onClose}
    >
      <Field label={words.note} hint={words.noteHint} error={action.errorAt("note")}>
        {(id, describedBy) => (
          <TextArea id={id} aria-describedby={describedBy} rows={3} maxLength={2000} value={note} onChange={setNote} />
        )}
      </Field>
    </FormDialog>
  );
}
