// 'C'est bien vous ?': the one dialog before everything dangerous. Whatever is open beneath it stays as it is.
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { api } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { factorWords } from "../../../i18n/factors";
import { uiWords } from "../../../i18n/ui";
import { Button } from "../../../ui/buttons/Button";
import { Dialog } from "../../../ui/dialogs/Dialog";
import { Field } from "../../../ui/fields/Field";
import { PasswordInput } from "../../../ui/fields/PasswordInput";
import { FormError } from "../FormError";
import { CodeField } from "../factor/CodeField";
import { provingPasskey } from "../passkeys/ceremonies";
import { canUsePasskeys } from "../passkeys/webauthn";
import { GoogleButton } from "../signin/GoogleButton";
import { useAction } from "../useAction";
import { answerProof, useAskedProof, type Way } from "./askForProof";

const words = factorWords.proof;

export function ProofDialog() {
  const ways = useAskedProof();
  // Another question is another dialog: nothing typed into the last one is left.
  return ways && <Asking ways={ways} />;
}

function Asking({ ways }: { ways: readonly Way[] }) {
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const byForm = useAction(async () => {
    await api.POST("/api/session/proof", { body: ways.includes("code") ? { code } : { password } });
    answerProof(true);
  });
  const byPasskey = useAction(async () => {
    if (await provingPasskey()) answerProof(true);
  });
  const hasForm = ways.includes("code") || ways.includes("password");
  const hasPasskey = ways.includes("passkey") && canUsePasskeys();
  const close = () => answerProof(false);
  return (
    <Dialog
      isOpen
      onClose={close}
      title={words.title}
      description={words.text}
      onSubmit={byForm.run}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {uiWords.cancel}
          </Button>
          {hasForm && (
            <Button variant="primary" type="submit" isBusy={byForm.isBusy}>
              {words.submit}
            </Button>
          )}
        </>
      }
    >
      <FormError text={byForm.generalError ?? byPasskey.generalError} />
      {hasPasskey && (
        <Button
          isFull
          icon={KeyRound}
          variant={hasForm ? "line" : "primary"}
          isBusy={byPasskey.isBusy}
          onClick={byPasskey.run}
        >
          {factorWords.passkeys.use}
        </Button>
      )}
      {ways.includes("code") && <CodeField value={code} onChange={setCode} error={byForm.errorAt("code")} />}
      {ways.includes("password") && (
        <Field label={accountWords.password} error={byForm.errorAt("password")}>
          {(id, describedBy) => (
            <PasswordInput
              id={id}
              aria-describedby={describedBy}
              autoComplete="current-password"
              autoFocus
              value={password}
              onChange={setPassword}
              isInvalid={byForm.errorAt("password") !== undefined}
            />
          )}
        </Field>
      )}
      {ways.includes("openid") && (
        <GoogleButton intent="prove" label={words.google} onProven={() => answerProof(true)} />
      )}
      {ways.length === 0 && <p>{words.noWay}</p>}
    </Dialog>
  );
}
