import { useState } from "react";
import { api } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { Button } from "../../../ui/buttons/Button";
import { Field } from "../../../ui/fields/Field";
import { TextInput } from "../../../ui/fields/TextInput";
import { Notice } from "../../../ui/notices/Notice";
import { FormError } from "../FormError";
import type { UserRecord } from "../session/sessionStore";
import { useAction } from "../useAction";
import { CurrentPasswordField } from "./CurrentPasswordField";

const words = accountWords.account;

export function EmailSection({ account }: { account: UserRecord }) {
  const [email, setEmail] = useState(account.email);
  const [password, setPassword] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isChanged = email.trim() !== account.email;
  const action = useAction(async () => {
    setSentTo(null);
    await api.POST("/api/account/email", { body: { email, password } });
    setSentTo(email.trim());
    setPassword("");
  });
  const error = action.errorAt("email");
  return (
    <form
      className="acct-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) action.run();
      }}
    >
      <FormError text={action.generalError} />
      {sentTo && (
        <Notice tone="good" role="status">
          {words.emailSent(sentTo)}
        </Notice>
      )}
      <Field label={accountWords.email} error={error} hint={words.emailHint}>
        {(id, describedBy) => (
          <TextInput
            id={id}
            type="email"
            aria-describedby={describedBy}
            autoComplete="email"
            value={email}
            onChange={setEmail}
            isInvalid={error !== undefined}
          />
        )}
      </Field>
      {isChanged && (
        <>
          {account.hasPassword && (
            <CurrentPasswordField value={password} onChange={setPassword} error={action.errorAt("password")} />
          )}
          <div className="d-row">
            <Button type="submit" isBusy={action.isBusy}>
              {words.changeEmail}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
