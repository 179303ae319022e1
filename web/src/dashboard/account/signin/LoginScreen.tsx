import { useEffect, useRef, useState } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router";
import { api } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { factorWords } from "../../../i18n/factors";
import { Button } from "../../../ui/buttons/Button";
import { Field } from "../../../ui/fields/Field";
import { InputField } from "../../../ui/fields/InputField";
import { PasswordInput } from "../../../ui/fields/PasswordInput";
import { Notice } from "../../../ui/notices/Notice";
import { Loading } from "../../../ui/notices/Spinner";
import { toastError, toastSuccess } from "../../../ui/notices/Toasts";
import { CodeStep } from "../factor/CodeStep";
import { useSignupOptions } from "../PasswordStrength";
import { PasskeySignIn } from "../passkeys/PasskeySignIn";
import { type Arrival, arrivalOf, paths } from "../paths";
import { session, useSession } from "../session/session";
import { useAction } from "../useAction";
import { AuthLayout } from "./AuthLayout";
import { GoogleButton } from "./GoogleButton";

const words = accountWords.login;

/** The issuer's identity is linked by whoever just signed in. */
async function linkIdentity(): Promise<void> {
  try {
    await api.POST("/api/openid/link");
    toastSuccess(accountWords.google.linked);
  } catch {
    toastError(accountWords.google.linkFailed);
  }
}

/** Where strangers sign up, an address that is not confirmed yet opens nothing, and the form does not say which it is. */
function WhatToCheck() {
  const { data: options } = useSignupOptions();
  return <>{options?.confirmsFirst ? factorWords.byMail.confirmFirst : words.check}</>;
}

export function LoginScreen() {
  const arrival = arrivalOf(useLocation());
  const navigate = useNavigate();
  const { status } = useSession();
  const [email, setEmail] = useState(arrival.email ?? "");
  const [password, setPassword] = useState("");
  const [isLinking, setIsLinking] = useState(arrival.isLinking ?? false);
  const [isIncomplete, setIsIncomplete] = useState(false);
  // One factor of two was right: the code comes next.
  const [isHalfway, setIsHalfway] = useState(arrival.isHalfway ?? false);
  const passwordInput = useRef<HTMLInputElement>(null);
  const onward = arrival.from ?? paths.dashboard;

  const action = useAction(async () => {
    if (await session.signIn(email, password)) await goOn();
    else setIsHalfway(true);
  });
  const goOn = async () => {
    toastSuccess(words.succeeded);
    if (isLinking) await linkIdentity();
    await navigate(onward, { replace: true });
  };

  // Who comes from the sign-up has his address there already; the password is what is left.
  const isAddressKnown = isLinking || Boolean(arrival.email);
  useEffect(() => {
    if (isAddressKnown) passwordInput.current?.focus();
  }, [isAddressKnown]);

  // Who is signed in has no business here, except while this very form is signing him in.
  if (status === "signedIn" && !action.isBusy) return <Navigate to={onward} replace />;

  const submit = () => {
    const isMissing = !email.trim() || !password;
    setIsIncomplete(isMissing);
    if (!isMissing) action.run();
  };
  if (isHalfway) {
    return (
      <AuthLayout title={factorWords.code.title} lead={factorWords.code.lead}>
        <CodeStep
          onEntered={goOn}
          onBack={() => {
            setPassword("");
            setIsHalfway(false);
          }}
        />
      </AuthLayout>
    );
  }
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
          {action.problem.code === "accounts.bad_credentials" ? <WhatToCheck /> : action.generalError}
        </Notice>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <InputField
          label={accountWords.email}
          type="email"
          name="email"
          autoComplete="username webauthn"
          required
          value={email}
          onChange={setEmail}
          isInvalid={isIncomplete && !email.trim()}
        />
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
      <PasskeySignIn
        hasAutofill
        onSignedIn={(answer) => {
          session.enter(answer);
          void goOn();
        }}
      />
      <GoogleButton
        onSignedIn={async (isNew) => {
          if (isNew) window.location.assign(paths.home);
          else await session.restore();
        }}
        onCodeNeeded={() => setIsHalfway(true)}
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
