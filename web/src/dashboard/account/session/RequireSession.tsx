// A screen for the signed-in owner. Without a session the user goes to the login, and from there on to this place.
// A courtesy: the server checks every call by itself.
import { Navigate, Outlet, useLocation } from "react-router";
import { ApiProblem } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { problemText } from "../../../i18n/problems";
import { Button } from "../../../ui/buttons/Button";
import { Notice } from "../../../ui/notices/Notice";
import { Loading } from "../../../ui/notices/Spinner";
import { type Arrival, paths } from "../paths";
import { ProofDialog } from "./ProofDialog";
import { SignInAgain } from "./SignInAgain";
import { session, useSession } from "./session";

const offline = problemText(new ApiProblem({ code: "network.offline", status: 0 }));

export function RequireSession() {
  const { status, account } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === "restoring") return <Loading />;
  if (status === "unreachable") {
    return (
      <Notice
        tone="bad"
        role="alert"
        action={
          <Button size="small" onClick={() => void session.restore()}>
            {accountWords.retry}
          </Button>
        }
      >
        {offline}
      </Notice>
    );
  }
  if (status === "signedOut") {
    const arrival: Arrival = { from: pathname + search + hash };
    return <Navigate to={paths.login} state={arrival} replace />;
  }
  return (
    <>
      <Outlet />
      {status === "ended" && <SignInAgain account={account} />}
      <ProofDialog />
    </>
  );
}
