import { useState } from "react";
import { api } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { Button } from "../../../ui/buttons/Button";
import { InputField } from "../../../ui/fields/InputField";
import { Notice } from "../../../ui/notices/Notice";
import { ActionForm } from "../ActionForm";
import type { UserRecord } from "../session/sessionStore";
import { useAction } from "../useAction";

const words = accountWords.account;

export function EmailSection({ account }: { account: UserRecord }) {
  const [email, setEmail] = useState(account.email);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isChanged = email.trim() !== account.email;
  const action = useAction(async () => {
    setSentTo(null);
    await api.POST("/api/account/email", { body: { email } });
    setSentTo(email.trim());
  });
  return (
    <ActionForm action={action} className="acct-form" onSubmit={() => isChanged && action.run()}>
      {sentTo && (
        <Notice tone="good" role="status">
          {words.emailSent(sentTo)}
        </Notice>
      )}
      <InputField
        label={accountWords.email}
        error={action.errorAt("email")}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
      />
      {isChanged && (
        <div className="d-row">
          <Button type="submit" isBusy={action.isBusy}>
            {words.changeEmail}
          </Button>
        </div>
      )}
    </ActionForm>
  );
}
