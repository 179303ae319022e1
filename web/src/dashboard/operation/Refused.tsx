// A part that could not be read. Where the operator's second factor is missing, it is set up here and now.
import { ShieldCheck } from "lucide-react";
import { ApiProblem } from "../../api/client";
import { factorWords } from "../../i18n/factors";
import { operationWords as words } from "../../i18n/operation";
import { Button } from "../../ui/buttons/Button";
import { EmptyState } from "../../ui/notices/EmptyState";
import { SecondFactorSection } from "../account/factor/SecondFactorSection";
import { PasskeysSection } from "../account/passkeys/PasskeysSection";
import { useAccount } from "../account/session/session";
import { LoadFailed } from "../screens/LoadFailed";

interface RefusedProps {
  error: Error;
  onRetry: () => void;
}

function FactorFirst({ onRetry }: { onRetry: () => void }) {
  const account = useAccount();
  return (
    <section className="d-box op-factor">
      <div>
        <h2>{words.factor.title}</h2>
        <p className="d-muted">{words.factor.text}</p>
      </div>
      <div>
        <h3>{factorWords.passkeys.title}</h3>
        <PasskeysSection />
      </div>
      <div>
        <h3>{factorWords.factor.title}</h3>
        <SecondFactorSection account={account} />
      </div>
      <Button variant="primary" onClick={onRetry}>
        {words.factor.done}
      </Button>
    </section>
  );
}

export function Refused({ error, onRetry }: RefusedProps) {
  const code = error instanceof ApiProblem ? error.code : null;
  if (code === "accounts.factor_needed") return <FactorFirst onRetry={onRetry} />;
  // The dialog that asks for it was closed.
  if (code === "accounts.sign_in_again") {
    return (
      <section className="d-box">
        <EmptyState icon={ShieldCheck} title={words.proof.title} text={words.proof.text}>
          <Button variant="primary" onClick={onRetry}>
            {words.proof.again}
          </Button>
        </EmptyState>
      </section>
    );
  }
  return <LoadFailed error={error} onRetry={onRetry} />;
}
