import { useState } from "react";
import { Link, useLocation } from "react-router";
import { api } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { Button } from "../../../ui/buttons/Button";
import { InputField } from "../../../ui/fields/InputField";
import { Notice } from "../../../ui/notices/Notice";
import { ActionForm } from "../ActionForm";
import { arrivalOf, paths } from "../paths";
import { useAction } from "../useAction";
import { AuthLayout } from "./AuthLayout";

const words = accountWords.forgotten;

export function ForgottenScreen() {
  const arrival = arrivalOf(useLocation());
  const [email, setEmail] = useState(arrival.email ?? "");
  const [isSent, setIsSent] = useState(false);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const action = useAction(async () => {
    await api.POST("/api/accounts/reset-requests", { body: { email } });
    setIsSent(true);
  });
  const submit = () => {
    setIsSent(false);
    setIsIncomplete(!email.trim());
    if (email.trim()) action.run();
  };
  return (
    <AuthLayout title={words.title} lead={words.text}>
      {isSent && (
        <Notice tone="good" role="status">
          {words.sent}
        </Notice>
      )}
      <ActionForm action={action} onSubmit={submit}>
        <InputField
          label={accountWords.email}
          error={isIncomplete ? accountWords.login.fieldsMissing : undefined}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={setEmail}
        />
        <Button variant="primary" type="submit" isFull isBusy={action.isBusy}>
          {words.submit}
        </Button>
      </ActionForm>
      <p className="auth-alt">
        <Link to={paths.login} state={arrival}>
          {words.back}
        </Link>
      </p>
    </AuthLayout>
  );
}
