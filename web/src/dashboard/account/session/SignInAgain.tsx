// The session ended while somebody was working: sign in on the spot, with everything typed still on the screen.
import { useState } from "react";
import { accountWords } from "../../../i18n/accounts";
import { Button } from "../../../ui/buttons/Button";
import { Dialog } from "../../../ui/dialogs/Dialog";
import { Field } from "../../../ui/fields/Field";
import { PasswordInput } from "../../../ui/fields/PasswordInput";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { GoogleButton } from "../signin/GoogleButton";
import { useAction } from "../useAction";
import { session } from "./session";
import type { UserRecord } from "./sessionStore";

const words = accountWords.again;

export function SignInAgain({ account }: { account: UserRecord }) {
  const [password, setPassword] = useState("");
  const action = useAction(async () => {
    await session.signIn(account.email, password);
    toastSuccess(accountWords.login.succeeded);
  });
  const hasIssuer = account.providerData.some((provider) => provider.providerId !== "password");

  return (
    <Dialog
      isOpen
      // Nothing to close it for: without a session nothing here can be saved.
      onClose={() => session.forget()}
      title={words.title}
      description={words.text}
      onSubmit={action.run}
      footer={
        <>
          <Button variant="quiet" onClick={() => session.forget()}>
            {words.leave}
          </Button>
          {account.hasPassword && (
            <Button variant="primary" type="submit" isBusy={action.isBusy}>
              {accountWords.login.submit}
            </Button>
          )}
        </>
      }
    >
      <p>
        <b>{account.email}</b>
      </p>
      {account.hasPassword && (
        <Field
          label={accountWords.password}
          error={action.problem && (action.errorAt("password") ?? action.generalError)}
        >
          {(id, describedBy) => (
            <PasswordInput
              id={id}
              aria-describedby={describedBy}
              autoComplete="current-password"
              autoFocus
              value={password}
              onChange={setPassword}
              isInvalid={action.problem !== null}
            />
          )}
        </Field>
      )}
      {hasIssuer && <GoogleButton onSignedIn={() => session.restore()} />}
    </Dialog>
  );
}
