import { useState } from "react";
import { api, dataOf, type Schemas } from "../../../api/client";
import { factorWords } from "../../../i18n/factors";
import { uiWords } from "../../../i18n/ui";
import { Button } from "../../../ui/buttons/Button";
import { copyText } from "../../../ui/copyText";
import { Dialog } from "../../../ui/dialogs/Dialog";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { FormError } from "../FormError";
import { useAction } from "../useAction";
import { CodeField } from "./CodeField";
import "./factor.css";

const words = factorWords.factor;
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

interface SetUpDialogProps {
  begun: Schemas["NewSecondFactor"];
  onClose: () => void;
  onConfirmed: (codes: string[]) => void;
}

/** The secret, as a square and as text, and the code that shows that the app has it. */
export function SetUpDialog({ begun, onClose, onConfirmed }: SetUpDialogProps) {
  const [code, setCode] = useState("");
  const action = useAction(async () =>
    onConfirmed((await dataOf(api.PUT("/api/account/second-factor", { body: { code } }))).codes),
  );
  const copy = async () => {
    if (await copyText(begun.secret)) toastSuccess(words.copied);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.setUpTitle}
      description={words.setUpText}
      onSubmit={action.run}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {uiWords.cancel}
          </Button>
          <Button variant="primary" type="submit" isBusy={action.isBusy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <FormError text={action.generalError} />
      <svg
        className="factor-square"
        role="img"
        aria-label={words.square}
        viewBox={`0 0 ${begun.squareSize} ${begun.squareSize}`}
        shapeRendering="crispEdges"
      >
        <path d={begun.squarePath} fill="currentColor" />
      </svg>
      <div className="d-row d-row-wrap">
        <span className="d-grow">
          <span className="d-hint">{words.byHand}</span>
          <br />
          <code className="factor-secret">{inFours(begun.secret)}</code>
        </span>
        <Button size="small" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <CodeField
        label={words.codeOfApp}
        value={code}
        onChange={setCode}
        error={action.errorAt("code")}
        hasSpare={false}
      />
    </Dialog>
  );
}
