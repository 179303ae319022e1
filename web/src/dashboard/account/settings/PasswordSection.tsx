import { useState } from "react";
import { api } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { Button } from "../../../ui/buttons/Button";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { queryClient } from "../../queryClient";
import { FormError } from "../FormError";
import { NewPasswordField } from "../NewPasswordField";
import { session } from "../session/session";
import type { UserRecord } from "../session/sessionStore";
import { useAction } from "../useAction";
import { CurrentPasswordField } from "./CurrentPasswordField";
import { sessionsQuery } from "./SessionsSection";

const words = accountWords.account;

export function PasswordSection({ account }: { account: UserRecord }) {
  const [currentPassword, setCurrentPassword] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const action = useAction(async () => {
    await api.PUT("/api/account/password", { body: { currentPassword, newPassword } });
    setCurrentPassword("");
    setNewPassword("");
    session.update({ ...account, hasPassword: true });
    await queryClient.invalidateQueries(sessionsQuery);
    toastSuccess(words.passwordChanged);
  });
  // The server names the field it checks: the confirming password is 'wrong', the new one too short, long or common.
  const error = action.errorAt("password");
  const isCurrentWrong = action.problem?.code === "accounts.wrong_password";
  return (
    <form
      className="acct-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        action.run();
      }}
    >
      <FormError text={action.generalError} />
      {account.hasPassword && (
        <CurrentPasswordField
          value={currentPassword}
          onChange={setCurrentPassword}
          error={isCurrentWrong ? error : undefined}
        />
      )}
      <NewPasswordField
        label={words.newPassword}
        value={newPassword}
        onChange={setNewPassword}
        error={isCurrentWrong ? undefined : error}
      />
      <div className="d-row">
        <Button type="submit" isBusy={action.isBusy}>
          {account.hasPassword ? words.changePassword : words.setPassword}
        </Button>
      </div>
    </form>
  );
}
