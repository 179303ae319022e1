import { useState } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router";
import { api } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { Button } from "../../../ui/buttons/Button";
import { Field } from "../../../ui/fields/Field";
import { TextInput } from "../../../ui/fields/TextInput";
import { Notice } from "../../../ui/notices/Notice";
import { Loading } from "../../../ui/notices/Spinner";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { NewPasswordField } from "../NewPasswordField";
import { useSignupOptions } from "../PasswordStrength";
import { type Arrival, arrivalOf, paths } from "../paths";
import { session, useSession } from "../session/session";
import { useAction } from "../useAction";
import { AuthLayout } from "./AuthLayout";
import { GoogleButton } from "./GoogleButton";

const words = accountWords.signup;

export function SignupScreen() {
  const arrival = arrivalOf(useLocation());
  const navigate = useNavigate();
  const { status } = useSession();
  const { data: options } = useSignupOptions();
  const [userName, setUserName] = useState("");
  const [email, setEmail] = useState(arrival.email ?? "");
  const [password, setPassword] = useState("");
  const [isIncomplete, setIsIncomplete] = useState(false);

  const onward = (more: Arrival): Arrival => ({ ...(arrival.from && { from: arrival.from }), ...more });
  const action = useAction(async () => {
    await api.POST("/api/accounts", { body: { userName, email, password } });
    toastSuccess(words.succeeded);
    await navigate(paths.login, { state: onward({ email }) });
  });

  if (status === "signedIn") return <Navigate to={arrival.from ?? paths.dashboard} replace />;

  const isMissing = (value: string) => isIncomplete && !value.trim();
  const submit = () => {
    const isAnyMissing = [userName, email, password].some((value) => !value.trim());
    setIsIncomplete(isAnyMissing);
    action.clear();
    if (!isAnyMissing) action.run();
  };

  return (
    <AuthLayout title={words.title} lead={words.lead}>
      {options?.isOpen === false && <Notice>{words.closed}</Notice>}
      <GoogleButton
        onSignedIn={async (isNew) => {
          if (isNew) window.location.assign(paths.home);
          else await session.restore();
        }}
        onLinkNeeded={(address) => void navigate(paths.login, { state: onward({ email: address, isLinking: true }) })}
      />
      <p className="auth-or">{words.or}</p>
      {isIncomplete && (
        <Notice tone="bad" role="alert">
          {accountWords.login.fieldsMissing}
        </Notice>
      )}
      {action.problem && (
        <Notice tone="bad" role="alert">
          <b>{words.failed}</b>
          {action.generalError && (
            <>
              <br />
              {action.generalError}
            </>
          )}
        </Notice>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={accountWords.name} error={action.errorAt("userName")}>
          {(id, describedBy) => (
            <TextInput
              id={id}
              name="name"
              autoComplete="name"
              aria-describedby={describedBy}
              required
              value={userName}
              onChange={setUserName}
              isInvalid={isMissing(userName) || action.errorAt("userName") !== undefined}
            />
          )}
        </Field>
        <Field label={accountWords.email} error={action.errorAt("email")}>
          {(id, describedBy) => (
            <TextInput
              id={id}
              type="email"
              name="email"
              autoComplete="username"
              aria-describedby={describedBy}
              required
              value={email}
              onChange={setEmail}
              isInvalid={isMissing(email) || action.errorAt("email") !== undefined}
            />
          )}
        </Field>
        <NewPasswordField
          label={accountWords.password}
          value={password}
          onChange={setPassword}
          error={action.errorAt("password")}
          isMissing={isMissing(password)}
        />
        <Button variant="primary" type="submit" isFull aria-disabled={action.isBusy || undefined}>
          {words.submit}
        </Button>
        {action.isBusy && <Loading text={accountWords.login.waiting} />}
      </form>
      <p className="auth-alt">
        {words.haveAccount}{" "}
        <Link to={paths.login} state={onward(email ? { email } : {})}>
          {words.login}
        </Link>
      </p>
    </AuthLayout>
  );
}
