// The session ended while somebody was working: sign in on the spot, with everything typed still on the screen.
import { useState } from "react";
import { accountWords } from "../../../i18n/accounts";
import { Button } from "../../../ui/buttons/Button";
import { Dialog } from "../../../ui/dialogs/Dialog";
import { Field } from "../../../ui/fields/Field";
import { PasswordInput } from "../../../ui/fields/PasswordInput";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { CodeStep } from "../factor/CodeStep";
import { PasskeySignIn } from "../passkeys/PasskeySignIn";
import { GoogleButton } from "../signin/GoogleButton";
import { useAction } from "../useAction";
import { session } from "./session";
import type { UserRecord } from "./sessionStore";

const words = accountWords.again;

export function SignInAgain({ account }: { account: UserRecord }) {
  const [password, setPassword] = useState("");
  const [isHalfway, setIsHalfway] = useState(false);
  const action = useAction(async () => {
    if (await session.signIn(account.email, password)) toastSuccess(accountWords.login.succeeded);
    else setIsHalfway(true);
  });
  const hasIssuer = account.providerData.some((provider) => provider.providerId !== "password");

  return (
    <Dialog
      isOpen
      // Nothing to close it for: without a session nothing here can be saved.
      onClose={() => session.forget()}
      title={words.title}
      description={words.text}
      {...(!isHalfway && { onSubmit: action.run })}
      footer={
        <>
          <Button variant="quiet" onClick={() => session.forget()}>
            {words.leave}
          </Button>
          {account.hasPassword && !isHalfway && (
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
      {isHalfway && (
        <CodeStep
          onEntered={() => toastSuccess(accountWords.login.succeeded)}
          onBack={() => {
            setPassword("");
            setIsHalfway(false);
          }}
        />
      )}
      {account.hasPassword && !isHalfway && (
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
      {!isHalfway && <PasskeySignIn onSignedIn={(answer) => session.enter(answer)} />}
      {hasIssuer && !isHalfway && (
        <GoogleButton onSignedIn={() => session.restore()} onCodeNeeded={() => setIsHalfway(true)} />
      )}
    </Dialog>
  );
}
