// Linking from the account screen: the issuer's window first, then whoever owns the account confirms it.
import { useState } from "react";
import { api, dataOf } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { FormError } from "../FormError";
import { session } from "../session/session";
import { useAction } from "../useAction";
import { GoogleButton } from "./GoogleButton";

const words = accountWords.account;

export function LinkGoogle() {
  const [email, setEmail] = useState<string | null>(null);
  const action = useAction(async () => {
    setEmail(null);
    session.update(await dataOf(api.POST("/api/openid/link")));
    toastSuccess(accountWords.google.linked);
  });
  return (
    <>
      <FormError text={action.generalError} />
      <GoogleButton intent="link" label={words.link} onLinkNeeded={setEmail} onSignedIn={() => session.restore()} />
      <ConfirmDialog
        isOpen={email !== null}
        title={words.link}
        description={words.linkText(email ?? "")}
        confirmLabel={words.link}
        onConfirm={action.run}
        onCancel={() => setEmail(null)}
      />
    </>
  );
}
