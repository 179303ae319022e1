// The login's passkeys: offered by the browser in the address field where it can, and by a button everywhere.
import { KeyRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ApiProblem, type Schemas } from "../../../api/client";
import { factorWords } from "../../../i18n/factors";
import { Button } from "../../../ui/buttons/Button";
import { FormError } from "../FormError";
import { useAction } from "../useAction";
import { signInWithPasskey } from "./ceremonies";
import { canAutofill, canUsePasskeys } from "./webauthn";

/** A question is good for five minutes (the server's `GOOD_SECONDS`): whoever waits longer is asked anew. */
const ASK_ANEW_MS = 4 * 60_000;

interface PasskeySignInProps {
  onSignedIn: (answer: Schemas["SessionState"]) => void;
  /** Only where there is an address field to offer them in. */
  hasAutofill?: boolean;
}

export function PasskeySignIn({ onSignedIn, hasAutofill = false }: PasskeySignInProps) {
  const offered = useRef<AbortController | null>(null);
  const heard = useRef(onSignedIn);
  heard.current = onSignedIn;
  const offer = useRef(async () => {});

  useEffect(() => {
    if (!hasAutofill) return;
    let isOver = false;
    offer.current = async () => {
      if (isOver || !(await canAutofill()) || isOver) return;
      offered.current?.abort();
      const controller = new AbortController();
      offered.current = controller;
      try {
        const answer = await signInWithPasskey(controller.signal);
        if (answer && !isOver) heard.current(answer);
      } catch (error) {
        // Nobody asked for it by a click: the button says what is wrong. After an unknown one it can be offered again.
        if (!(error instanceof ApiProblem)) throw error;
      }
    };
    void offer.current();
    const anew = window.setInterval(() => void offer.current(), ASK_ANEW_MS);
    return () => {
      isOver = true;
      window.clearInterval(anew);
      offered.current?.abort();
    };
  }, [hasAutofill]);

  const [isDismissed, setIsDismissed] = useState(false);
  const action = useAction(async () => {
    setIsDismissed(false);
    offered.current?.abort(); // a browser asks for one at a time
    let answer: Schemas["SessionState"] | null = null;
    try {
      answer = await signInWithPasskey();
      setIsDismissed(!answer);
      if (answer) onSignedIn(answer);
    } finally {
      if (!answer) void offer.current(); // the field goes on offering them
    }
  });
  if (!canUsePasskeys()) return null;
  return (
    <div className="auth-passkey">
      <Button isFull icon={KeyRound} isBusy={action.isBusy} onClick={action.run}>
        {factorWords.passkeys.signIn}
      </Button>
      <FormError text={action.generalError ?? (isDismissed ? factorWords.passkeys.dismissed : undefined)} />
    </div>
  );
}
