import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { ApiProblem, api, dataOf } from "../../../api/client";
import { siteQuery } from "../../../editor/queries";
import { accountWords } from "../../../i18n/accounts";
import { problemText } from "../../../i18n/problems";
import { buttonClass } from "../../../ui/buttons/Button";
import { Notice } from "../../../ui/notices/Notice";
import { Loading } from "../../../ui/notices/Spinner";
import { queryClient } from "../../queryClient";
import { paths, tokenOf } from "../paths";
import { session } from "../session/session";
import { AuthLayout } from "./AuthLayout";
import { ResetScreen } from "./ResetScreen";

const words = accountWords.verify;

async function confirm(token: string): Promise<string> {
  const { email } = await dataOf(api.POST("/api/accounts/confirmation", { body: { token } }));
  // An open dashboard stops reminding.
  await session.restore();
  await queryClient.invalidateQueries(siteQuery);
  return email;
}

export function VerifyScreen() {
  const token = tokenOf(useLocation());
  // A query, not an effect: it runs once, however often React mounts the screen.
  const { data: email, error } = useQuery({
    queryKey: ["confirmation", token],
    queryFn: () => confirm(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  // Where strangers sign up, the password was typed in another browser: it is chosen here, by the same link.
  if (error instanceof ApiProblem && error.code === "accounts.choose_password") {
    return <ResetScreen lead={problemText(error)} />;
  }
  return (
    <AuthLayout title={words.title}>
      {!email && !error && <Loading text={words.waiting} />}
      {error && (
        <Notice tone="bad" role="alert">
          {problemText(error instanceof ApiProblem ? error : new ApiProblem({ code: "server.failed", status: 0 }))}
        </Notice>
      )}
      {email && (
        <Notice tone="good" role="status">
          {words.succeeded(email)}
        </Notice>
      )}
      <Link className={buttonClass({ variant: "primary", isFull: true })} to={paths.dashboard}>
        {words.onward}
      </Link>
    </AuthLayout>
  );
}
