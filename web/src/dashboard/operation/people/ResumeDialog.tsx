import { operationWords } from "../../../i18n/operation";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { FormError } from "../../account/FormError";
import { useAction } from "../../account/useAction";
import { type Entry, resumeSite } from "../queries";

const words = operationWords.people.resuming;

interface ResumeDialogProps {
  entry: Entry;
  onClose: () => void;
}

export function ResumeDialog({ entry, onClose }: ResumeDialogProps) {
  const action = useAction(async () => {
    await resumeSite(entry.siteId);
    toastSuccess(words.done(entry.address));
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      title={words.title(entry.address)}
      description={
        <>
          <p>{words.text(entry.email)}</p>
          <FormError text={action.generalError} />
        </>
      }
      confirmLabel={words.submit}
      isBusy={action.isBusy}
      onConfirm={action.run}
      onCancel={onClose}
    />
  );
}
