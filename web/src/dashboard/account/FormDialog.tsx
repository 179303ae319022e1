// A question that is answered by filling in a form, and done by its button. One without fields is ui's ConfirmDialog.
import type { ReactNode } from "react";
import { uiWords } from "../../i18n/ui";
import { Button } from "../../ui/buttons/Button";
import { Dialog } from "../../ui/dialogs/Dialog";
import { FormError } from "./FormError";
import type { Action } from "./useAction";

interface FormDialogProps {
  isOpen?: boolean;
  title: string;
  description: ReactNode;
  /** The verb of what will happen. */
  submitLabel: string;
  isDanger?: boolean;
  action: Action;
  onClose: () => void;
  children: ReactNode;
}

export const FormDialog = ({
  isOpen = true,
  title,
  description,
  submitLabel,
  isDanger = false,
  action,
  onClose,
  children,
}: FormDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={title}
    description={description}
    onSubmit={action.run}
    footer={
      <>
        <Button variant="quiet" onClick={onClose}>
          {uiWords.cancel}
        </Button>
        <Button
          variant={isDanger ? "danger" : "primary"}
          className={isDanger ? "d-btn-solid" : undefined}
          type="submit"
          isBusy={action.isBusy}
        >
          {submitLabel}
        </Button>
      </>
    }
  >
    <FormError text={action.generalError} />
    {children}
  </Dialog>
);
