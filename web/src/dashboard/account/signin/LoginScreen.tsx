import { useEffect, useRef, useState } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router";
import { api } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { Button } from "../../../ui/buttons/Button";
import { Field } from "../../../ui/fields/Field";
import { PasswordInput } from "../../../ui/fields/PasswordInput";
import { TextInput } from "../../../ui/fields/TextInput";
import { Notice } from "../../../ui/notices/Notice";
import { Loading } from "../../../ui/notices/Spinner";
import { toastError, toastSuccess } from "../../../ui/notices/Toasts";
import { type Arrival, arrivalOf, paths } from "../paths";
import { session, useSession } from "../session/session";
import { useAction } from "../useAction";
import { AuthLayout } from "./AuthLayout";
import { GoogleButton } from "./GoogleButton";

const words = accountWords.login;

/** The issuer's identity is linked with the password that was just right (D4). */
async function linkIdentity(password: string): Promise<void> {
  try {
    await api.POST("/api/openid/link", { body: { password } });
    toastSuccess(accountWords.google.linked);
  } catch {
    toastError(accountWords.google.linkFailed);
  }
}

export function LoginScreen() {
  const arrival = arrivalOf(useLocation());
  const navigate = useNavigate();
  const { status } = useSession();
  const [email, setEmail] = useState(arrival.email ?? "");
  const [password, setPassword] = useState("");
  const [isLinking, setIsLinking] = useState(arrival.isLinking ?? false);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const passwordInput = useRef<HTMLInputElement>(null);
  const onward = arrival.from ?? paths.dashboard;

  const action = useAction(async () => {
    await session.signIn(email, password);
    toastSuccess(words.succeeded);
    if (isLinking) await linkIdentity(password);
    await navigate(onward, { replace: true });
  });

  // D56: who comes from the sign-up has his address there already; the password is what is left.
  const isAddressKnown = isLinking || Boolean(arrival.email);
  useEffect(() => {
    if (isAddressKnown) passwordInput.current?.focus();
  }, [isAddressKnown]);

  // D3: who is signed in has no business here, except while this very form is signing him in.
  if (status === "signedIn" && !action.isBusy) return <Navigate to={onward} replace />;

  const submit = () => {
    const isMissing = !email.trim() || !password;
    setIsIncomplete(isMissing);
    if (!isMissing) action.run();
  };
  const keep: Arrival = { ...(arrival.from && { from: arrival.from }), ...(email && { email }) };

  return (
    <AuthLayout title={words.title}>
      {isLinking && <Notice>{accountWords.google.linkText}</Notice>}
      {isIncomplete && (
        <Notice tone="bad" role="alert">
          {words.fieldsMissing}
        </Notice>
      )}
      {action.problem && (
        <Notice tone="bad" role="alert">
          <b>{words.failed}</b>
          <br />
          {action.problem.code === "accounts.bad_credentials" ? words.check : action.generalError}
        </Notice>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={accountWords.email}>
          {(id) => (
            <TextInput
              id={id}
              type="email"
              name="email"
              autoComplete="username"
              required
              value={email}
              onChange={setEmail}
              isInvalid={isIncomplete && !email.trim()}
            />
          )}
        </Field>
        <Field label={accountWords.password}>
          {(id) => (
            <PasswordInput
              id={id}
              ref={passwordInput}
              name="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={setPassword}
              isInvalid={isIncomplete && !password}
            />
          )}
        </Field>
        <Button variant="primary" type="submit" isFull aria-disabled={action.isBusy || undefined}>
          {words.submit}
        </Button>
        {action.isBusy && <Loading text={words.waiting} />}
      </form>
      <p className="auth-or">{accountWords.signup.or}</p>
      <GoogleButton
        onSignedIn={async (isNew) => {
          if (isNew) window.location.assign(paths.home);
          else await session.restore();
        }}
        onLinkNeeded={(address) => {
          setEmail(address);
          setIsLinking(true);
        }}
      />
      <p className="auth-alt">
        <Link to={paths.forgotten} state={keep}>
          {words.forgotten}
        </Link>
      </p>
      <p className="auth-alt">
        {words.noAccount}{" "}
        <Link to={paths.signup} state={keep}>
          {words.signup}
        </Link>
      </p>
    </AuthLayout>
  );
}
