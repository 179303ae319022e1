// A form whose sending is an action: Enter sends it, and a refusal that is about no field stands at its head.
import type { ReactNode } from "react";
import { FormError } from "./FormError";
import type { Action } from "./useAction";

interface ActionFormProps {
  action: Action;
  className?: string;
  /** Before anything is sent: what only this form can see is missing. */
  onSubmit?: () => void;
  children: ReactNode;
}

export const ActionForm = ({ action, className, onSubmit = action.run, children }: ActionFormProps) => (
  <form
    className={className}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <FormError text={action.generalError} />
    {children}
  </form>
);
