import { useState } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router";
import { api, dataOf } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { factorWords } from "../../../i18n/factors";
import { termsWords } from "../../../i18n/strangers";
import { Button } from "../../../ui/buttons/Button";
import { InputField } from "../../../ui/fields/InputField";
import { Notice } from "../../../ui/notices/Notice";
import { Loading } from "../../../ui/notices/Spinner";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { NewPasswordField } from "../NewPasswordField";
import { useSignupOptions } from "../PasswordStrength";
import { type Arrival, arrivalOf, paths } from "../paths";
import { session, useSession } from "../session/session";
import { TermsCheck } from "../terms/TermsCheck";
import { useAction } from "../useAction";
import { AuthLayout } from "./AuthLayout";
import { GoogleButton } from "./GoogleButton";

const words = accountWords.signup;

export function SignupScreen() {
  const arrival = arrivalOf(useLocation());
  const navigate = useNavigate();
  const { status } = useSession();
  const { data: options, refetch } = useSignupOptions();
  const [userName, setUserName] = useState("");
  const [email, setEmail] = useState(arrival.email ?? "");
  const [password, setPassword] = useState("");
  const [isIncomplete, setIsIncomplete] = useState(false);
  // By its revision: words that changed meanwhile are not the ones that were accepted.
  const [acceptedTerms, setAcceptedTerms] = useState("");
  const [areTermsMissing, setAreTermsMissing] = useState(false);
  // Where strangers sign up, the mail says how it goes on: the form tells nobody whose addresses are known.
  const [mailedTo, setMailedTo] = useState<string | null>(null);

  const onward = (more: Arrival): Arrival => ({ ...(arrival.from && { from: arrival.from }), ...more });
  const action = useAction(async () => {
    const body = { userName, email, password, termsRevision: acceptedTerms };
    const record = await dataOf(api.POST("/api/accounts", { body })).catch(async (error) => {
      await refetch();
      throw error;
    });
    if (!record) {
      setMailedTo(email.trim());
      return;
    }
    toastSuccess(words.succeeded);
    await navigate(paths.login, { state: onward({ email }) });
  });

  if (status === "signedIn") return <Navigate to={arrival.from ?? paths.dashboard} replace />;

  if (mailedTo) {
    return (
      <AuthLayout title={factorWords.byMail.title}>
        <Notice tone="good" role="status">
          {factorWords.byMail.text(mailedTo)}
        </Notice>
        <p className="auth-alt">
          <Link to={paths.login} state={onward({ email: mailedTo })}>
            {words.login}
          </Link>
        </p>
      </AuthLayout>
    );
  }

  const terms = options?.terms ?? null;
  const areTermsAccepted = !terms || terms.revision === acceptedTerms;
  const isMissing = (value: string) => isIncomplete && !value.trim();
  const submit = () => {
    const isAnyMissing = [userName, email, password].some((value) => !value.trim());
    setIsIncomplete(isAnyMissing);
    setAreTermsMissing(!areTermsAccepted);
    action.clear();
    if (!isAnyMissing && areTermsAccepted) action.run();
  };

  return (
    <AuthLayout title={words.title} lead={words.lead}>
      {options?.isOpen === false && <Notice>{words.closed}</Notice>}
      <GoogleButton
        terms={areTermsAccepted ? acceptedTerms : null}
        onTermsMissing={() => setAreTermsMissing(true)}
        onSignedIn={async (isNew) => {
          if (isNew) window.location.assign(paths.home);
          else await session.restore();
        }}
        onCodeNeeded={() => void navigate(paths.login, { state: onward({ isHalfway: true }) })}
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
        <InputField
          label={accountWords.name}
          error={action.errorAt("userName")}
          name="name"
          autoComplete="name"
          required
          value={userName}
          onChange={setUserName}
          isInvalid={isMissing(userName)}
        />
        <InputField
          label={accountWords.email}
          error={action.errorAt("email")}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={setEmail}
          isInvalid={isMissing(email)}
        />
        <NewPasswordField
          label={accountWords.password}
          value={password}
          onChange={setPassword}
          error={action.errorAt("password")}
          isMissing={isMissing(password)}
        />
        {terms && (
          <TermsCheck
            terms={terms}
            isAccepted={areTermsAccepted}
            error={areTermsMissing && !areTermsAccepted ? termsWords.missing : undefined}
            onChange={(isAccepted) => setAcceptedTerms(isAccepted ? terms.revision : "")}
          />
        )}
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
