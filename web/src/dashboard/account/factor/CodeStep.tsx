// After the password, or after Google: the code of the second factor.
import { useState } from "react";
import { api, dataOf } from "../../../api/client";
import { factorWords } from "../../../i18n/factors";
import { Button } from "../../../ui/buttons/Button";
import { FormError } from "../FormError";
import { session } from "../session/session";
import { useAction } from "../useAction";
import { CodeField } from "./CodeField";

const words = factorWords.code;

interface CodeStepProps {
  onEntered: () => Promise<void> | void;
  onBack: () => void;
}

export function CodeStep({ onEntered, onBack }: CodeStepProps) {
  const [code, setCode] = useState("");
  const action = useAction(async () => {
    session.enter(await dataOf(api.POST("/api/session/code", { body: { code } })));
    await onEntered();
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        action.run();
      }}
    >
      <FormError text={action.generalError} />
      <CodeField value={code} onChange={setCode} error={action.errorAt("code")} />
      <Button variant="primary" type="submit" isFull isBusy={action.isBusy}>
        {words.submit}
      </Button>
      <Button variant="quiet" isFull onClick={onBack}>
        {words.back}
      </Button>
      <p className="d-hint">{words.lost}</p>
    </form>
  );
}
