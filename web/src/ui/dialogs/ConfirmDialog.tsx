// A question with two answers. Radix's alert dialog: a click beside it is no answer.
import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { constants } from "../../contract/catalogues.gen";
import { uiWords } from "../../i18n/ui";
import { Button } from "../buttons/Button";
import { closeOnEscape } from "./closeOnEscape";
import { useGivenBackFocus } from "./useGivenBackFocus";

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  description: ReactNode;
  /** The verb of what will happen: 'Supprimer', not 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog({
  isOpen,
  title,
  description,
  confirmLabel,
  cancelLabel = uiWords.cancel,
  isDanger = false,
  isBusy,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const giveBackFocus = useGivenBackFocus(isOpen);
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className="d-dialog-veil" />
        <Radix.Content
          className="d-dialog"
          style={{ zIndex: constants.modalZIndex }}
          onKeyDown={closeOnEscape(onCancel)}
          onCloseAutoFocus={giveBackFocus}
        >
          <div className="d-dialog-top">
            <Radix.Title className="d-dialog-title">{title}</Radix.Title>
          </div>
          <div className="d-dialog-body">
            <Radix.Description asChild>
              <div className="d-dialog-text">{description}</div>
            </Radix.Description>
          </div>
          <div className="d-dialog-foot">
            <Radix.Cancel asChild>
              <Button variant="quiet">{cancelLabel}</Button>
            </Radix.Cancel>
            <Button
              variant={isDanger ? "danger" : "primary"}
              {...(isDanger && { className: "d-btn-solid" })}
              isBusy={isBusy}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
