import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { ApiProblem, api } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { problemText } from "../../../i18n/problems";
import { Button } from "../../../ui/buttons/Button";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { ActionForm } from "../ActionForm";
import { FormError } from "../FormError";
import { NewPasswordField } from "../NewPasswordField";
import { paths, tokenOf } from "../paths";
import { session } from "../session/session";
import { useAction } from "../useAction";
import { AuthLayout } from "./AuthLayout";

const words = accountWords.reset;
const spent = problemText(new ApiProblem({ code: "accounts.link_spent", status: 410 }));

export function ResetScreen({ lead }: { lead?: string }) {
  const token = tokenOf(useLocation());
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const action = useAction(async () => {
    await api.POST("/api/accounts/reset", { body: { token, password } });
    // It ended every session, this browser's too.
    session.forget();
    toastSuccess(words.succeeded);
    await navigate(paths.login, { replace: true });
  });
  return (
    <AuthLayout title={words.title} {...(lead && { lead })}>
      {!token && <FormError text={spent} />}
      {token && (
        <ActionForm action={action}>
          <NewPasswordField
            label={words.password}
            value={password}
            onChange={setPassword}
            error={action.errorAt("password")}
          />
          <Button variant="primary" type="submit" isFull isBusy={action.isBusy}>
            {words.submit}
          </Button>
        </ActionForm>
      )}
      <p className="auth-alt">
        <Link to={paths.forgotten}>{words.again}</Link>
      </p>
    </AuthLayout>
  );
}
