import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { Button } from "../../../ui/buttons/Button";
import { InputField } from "../../../ui/fields/InputField";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { FormDialog } from "../FormDialog";
import { paths } from "../paths";
import { session } from "../session/session";
import { useAction } from "../useAction";

const words = accountWords.account;

export function DeletionSection() {
  const [isOpen, setIsOpen] = useState(false);
  const [email, setEmail] = useState("");
  const navigate = useNavigate();
  const close = () => {
    setIsOpen(false);
    setEmail("");
  };
  const action = useAction(async () => {
    await api.POST("/api/account/deletion", { body: { email } });
    // First away from here, so that the guard does not remember this screen for the next one who signs in.
    await navigate(paths.signup, { replace: true });
    session.accountGone();
    toastSuccess(words.deleted);
  });
  return (
    <>
      <div className="d-row">
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {words.delete}
        </Button>
      </div>
      <FormDialog
        isOpen={isOpen}
        title={words.deleteTitle}
        description={words.deleteText}
        submitLabel={words.delete}
        isDanger
        action={action}
        onClose={close}
      >
        <InputField
          label={accountWords.email}
          error={action.errorAt("email")}
          type="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
        />
      </FormDialog>
    </>
  );
}
