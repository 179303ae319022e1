// Linking from the account screen: the issuer's window first, then the account's own password (D4).
import { useState } from "react";
import { api, dataOf } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { Button } from "../../../ui/buttons/Button";
import { Dialog } from "../../../ui/dialogs/Dialog";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { FormError } from "../FormError";
import { session } from "../session/session";
import { CurrentPasswordField } from "../settings/CurrentPasswordField";
import { useAction } from "../useAction";
import { GoogleButton } from "./GoogleButton";

const words = accountWords.account;

export function LinkGoogle() {
  const [email, setEmail] = useState<string | null>(null);
  const [password, setPassword] = useState("");
  const close = () => {
    setEmail(null);
    setPassword("");
  };
  const action = useAction(async () => {
    session.update(await dataOf(api.POST("/api/openid/link", { body: { password } })));
    toastSuccess(accountWords.google.linked);
    close();
  });
  return (
    <>
      <GoogleButton intent="link" label={words.link} onLinkNeeded={setEmail} onSignedIn={() => session.restore()} />
      <Dialog
        isOpen={email !== null}
        onClose={close}
        title={words.link}
        description={words.linkText(email ?? "")}
        onSubmit={action.run}
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              {words.cancel}
            </Button>
            <Button variant="primary" type="submit" isBusy={action.isBusy}>
              {words.link}
            </Button>
          </>
        }
      >
        <FormError text={action.generalError} />
        <CurrentPasswordField value={password} onChange={setPassword} error={action.errorAt("password")} />
      </Dialog>
    </>
  );
}
