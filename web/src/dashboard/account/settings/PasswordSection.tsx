import { useState } from "react";
import { api } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { Button } from "../../../ui/buttons/Button";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { queryClient } from "../../queryClient";
import { ActionForm } from "../ActionForm";
import { NewPasswordField } from "../NewPasswordField";
import { session } from "../session/session";
import type { UserRecord } from "../session/sessionStore";
import { useAction } from "../useAction";
import { sessionsQuery } from "./SessionsSection";

const words = accountWords.account;

export function PasswordSection({ account }: { account: UserRecord }) {
  const [newPassword, setNewPassword] = useState("");
  const action = useAction(async () => {
    await api.PUT("/api/account/password", { body: { newPassword } });
    setNewPassword("");
    session.update({ ...account, hasPassword: true });
    await queryClient.invalidateQueries(sessionsQuery);
    toastSuccess(words.passwordChanged);
  });
  return (
    <ActionForm action={action} className="acct-form">
      <NewPasswordField
        label={words.newPassword}
        value={newPassword}
        onChange={setNewPassword}
        error={action.errorAt("password")}
      />
      <div className="d-row">
        <Button type="submit" isBusy={action.isBusy}>
          {account.hasPassword ? words.changePassword : words.setPassword}
        </Button>
      </div>
    </ActionForm>
  );
}
