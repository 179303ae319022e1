import { operationWords } from "../../../i18n/operation";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { FormError } from "../../account/FormError";
import { useAction } from "../../account/useAction";
import { type Key, revokeKey } from "../queries";

const words = operationWords.keys.revoking;

export function RevokeDialog({ of: key, onClose }: { of: Key; onClose: () => void }) {
  const action = useAction(async () => {
    await revokeKey(key.id);
    toastSuccess(words.done);
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={words.title(key.hint)}
      description={
        <>
          <p>{words.text}</p>
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
