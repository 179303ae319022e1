// 'Se Connecter avec Google': any outcome ends in an inline sentence or in a session, never in a hanging button.
import { useState } from "react";
import { ApiProblem } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { problemText } from "../../../i18n/problems";
import { Button } from "../../../ui/buttons/Button";
import { Notice } from "../../../ui/notices/Notice";
import { GoogleMark } from "./GoogleMark";
import { askIssuer, type PopupIntent, type PopupResult } from "./openidPopup";

const words = accountWords.google;

interface GoogleButtonProps {
  intent?: PopupIntent;
  label?: string;
  /** The revision that was accepted; null: it is asked for first, and nothing is opened before. */
  terms?: string | null;
  onTermsMissing?: () => void;
  onSignedIn?: (isNew: boolean) => Promise<void> | void;
  onCodeNeeded?: () => void;
  /** For the intent to show once more who sits here. */
  onProven?: () => void;
  /** The address has an account with a password: it is asked for first. */
  onLinkNeeded?: (email: string) => void;
}

function reasonOf(result: Extract<PopupResult, { outcome: "failed" }>): string {
  if (result.code === "popup.blocked") return words.blocked;
  if (result.code === "popup.closed") return words.closed;
  return problemText(new ApiProblem({ code: result.code, status: 400 }));
}

export function GoogleButton({
  intent = "sign_in",
  label = words.button,
  terms = "",
  onTermsMissing,
  onSignedIn,
  onCodeNeeded,
  onProven,
  onLinkNeeded,
}: GoogleButtonProps) {
  const [isWaiting, setIsWaiting] = useState(false);
  const [reason, setReason] = useState<string | null>(null);

  const ask = async () => {
    if (terms === null) return onTermsMissing?.();
    setReason(null);
    setIsWaiting(true);
    const result = await askIssuer(intent, terms);
    try {
      if (result.outcome === "signed_in") await onSignedIn?.(result.isNew);
      else if (result.outcome === "code_needed") onCodeNeeded?.();
      else if (result.outcome === "proven") onProven?.();
      else if (result.outcome === "link" && onLinkNeeded) onLinkNeeded(result.email);
      else setReason(result.outcome === "failed" ? reasonOf(result) : words.otherAccount);
    } finally {
      setIsWaiting(false);
    }
  };

  return (
    <div className="auth-google">
      <Button isFull isBusy={isWaiting} onClick={() => void ask()}>
        {!isWaiting && <GoogleMark />}
        {label}
      </Button>
      {isWaiting && (
        <p className="d-hint" role="status">
          {words.waiting}
        </p>
      )}
      {reason && (
        <Notice tone="bad" role="alert">
          <b>{words.failed}</b> {reason}
        </Notice>
      )}
    </div>
  );
}
