import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { constants } from "../../contract/catalogues.gen";
import { uiWords } from "../../i18n/ui";
import { IconButton } from "../buttons/IconButton";
import { classes } from "../classes";
import { closeOnEscape } from "./closeOnEscape";
import { useGivenBackFocus } from "./useGivenBackFocus";

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  isWide?: boolean;
  /** Wraps body and footer in a form, so that Enter submits. */
  onSubmit?: () => void;
  /** Once it is closed and whoever opened it has the focus again: for a focus that goes elsewhere. */
  onClosed?: () => void;
  children?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, footer, isWide, onSubmit, onClosed, children } = props;
  const giveBackFocus = useGivenBackFocus(isOpen);
  const inside = (
    <>
      <div className="d-dialog-body">
        {description && (
          <Radix.Description asChild>
            <div className="d-dialog-text">{description}</div>
          </Radix.Description>
        )}
        {children}
      </div>
      {footer && <div className="d-dialog-foot">{footer}</div>}
    </>
  );
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="d-dialog-veil" />
        <Radix.Content
          className={classes("d-dialog", isWide && "d-dialog-wide")}
          style={{ zIndex: constants.modalZIndex }}
          onKeyDown={closeOnEscape(onClose)}
          onCloseAutoFocus={(event) => {
            giveBackFocus(event);
            onClosed?.();
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div className="d-dialog-top">
            <Radix.Title className="d-dialog-title">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={uiWords.close} icon={X} />
            </Radix.Close>
          </div>
          {onSubmit ? (
            <form
              className="d-dialog-form"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                // A dialog's form may stand, in React's tree, inside the screen's own form.
                event.stopPropagation();
                onSubmit();
              }}
            >
              {inside}
            </form>
          ) : (
            inside
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
