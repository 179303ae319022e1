import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { Button } from "../../../ui/buttons/Button";
import { Dialog } from "../../../ui/dialogs/Dialog";
import { Field } from "../../../ui/fields/Field";
import { TextInput } from "../../../ui/fields/TextInput";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { FormError } from "../FormError";
import { paths } from "../paths";
import { session } from "../session/session";
import type { UserRecord } from "../session/sessionStore";
import { useAction } from "../useAction";
import { CurrentPasswordField } from "./CurrentPasswordField";

const words = accountWords.account;

export function DeletionSection({ account }: { account: UserRecord }) {
  const [isOpen, setIsOpen] = useState(false);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const navigate = useNavigate();
  const close = () => {
    setIsOpen(false);
    setEmail("");
    setPassword("");
  };
  const action = useAction(async () => {
    await api.POST("/api/account/deletion", { body: { email, password } });
    // First away from here, so that the guard does not remember this screen for the next one who signs in.
    await navigate(paths.signup, { replace: true });
    session.accountGone();
    toastSuccess(words.deleted);
  });
  const error = action.errorAt("email");
  return (
    <>
      <div className="d-row">
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {words.delete}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={words.deleteTitle}
        description={words.deleteText}
        onSubmit={action.run}
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              {words.cancel}
            </Button>
            <Button variant="danger" className="d-btn-solid" type="submit" isBusy={action.isBusy}>
              {words.delete}
            </Button>
          </>
        }
      >
        <FormError text={action.generalError} />
        <Field label={accountWords.email} error={error}>
          {(id, describedBy) => (
            <TextInput
              id={id}
              type="email"
              aria-describedby={describedBy}
              autoComplete="off"
              value={email}
              onChange={setEmail}
              isInvalid={error !== undefined}
            />
          )}
        </Field>
        {account.hasPassword && (
          <CurrentPasswordField value={password} onChange={setPassword} error={action.errorAt("password")} />
        )}
      </Dialog>
    </>
  );
}
