// From the mail that told of another address, or of a second factor: takes it back, and says what to do next. A click,
// because it ends every session.
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { ApiProblem, api, dataOf } from "../../../api/client";
import { factorWords } from "../../../i18n/factors";
import { problemText } from "../../../i18n/problems";
import { Button, buttonClass } from "../../../ui/buttons/Button";
import { Notice } from "../../../ui/notices/Notice";
import { FormError } from "../FormError";
import { type Arrival, paths, tokenOf } from "../paths";
import { session } from "../session/session";
import { useAction } from "../useAction";
import { AuthLayout } from "./AuthLayout";

const spent = problemText(new ApiProblem({ code: "accounts.link_spent", status: 410 }));

export function UndoScreen({ of }: { of: "address" | "factor" }) {
  const words = factorWords.undo[of];
  const token = tokenOf(useLocation());
  const [email, setEmail] = useState<string | null>(null);
  const action = useAction(async () => {
    const undone = await dataOf(api.POST("/api/accounts/undo", { body: { token } }));
    session.accountGone();
    setEmail(undone.email);
  });
  if (email) {
    const arrival: Arrival = { email };
    return (
      <AuthLayout title={words.title}>
        <Notice tone="good" role="status">
          {words.succeeded(email)}
        </Notice>
        <p>{factorWords.undo.next}</p>
        <Link className={buttonClass({ variant: "primary", isFull: true })} to={paths.forgotten} state={arrival}>
          {factorWords.undo.forgotten}
        </Link>
      </AuthLayout>
    );
  }
  const problem = action.problem ? problemText(action.problem) : undefined;
  return (
    <AuthLayout title={words.title} lead={words.lead}>
      <FormError text={token ? problem : spent} />
      {token && (
        <>
          <p>{words.text}</p>
          <Button variant="primary" isFull isBusy={action.isBusy} onClick={action.run}>
            {words.submit}
          </Button>
        </>
      )}
    </AuthLayout>
  );
}
