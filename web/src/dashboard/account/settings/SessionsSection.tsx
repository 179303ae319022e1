import { queryOptions, useQuery } from "@tanstack/react-query";
import { Check, Monitor, Smartphone } from "lucide-react";
import { ApiProblem, api, dataOf, type Schemas } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { problemText } from "../../../i18n/problems";
import { Button } from "../../../ui/buttons/Button";
import { Icon } from "../../../ui/Icon";
import { Badge } from "../../../ui/notices/Badge";
import { Loading } from "../../../ui/notices/Spinner";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { queryClient } from "../../queryClient";
import { FormError } from "../FormError";
import { useAction } from "../useAction";
import { deviceOf, sinceWhen } from "./device";

const words = accountWords.account;

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: () => dataOf(api.GET("/api/account/sessions")),
});

function SessionRow({ session }: { session: Schemas["SessionRecord"] }) {
  const device = deviceOf(session.userAgent);
  const action = useAction(async () => {
    await api.DELETE("/api/account/sessions/{session_id}", { params: { path: { session_id: session.id } } });
    toastSuccess(words.ended);
    await queryClient.invalidateQueries(sessionsQuery);
  });
  return (
    <li className="acct-session">
      <span className="acct-device">
        <Icon of={device.isPhone ? Smartphone : Monitor} />
      </span>
      <div>
        <b>{device.name}</b>
        <span className="d-muted">
          {session.isCurrent ? words.active : words.lastSeen(sinceWhen(session.lastSeenAt))}
          {session.address && ` · ${session.address}`}
        </span>
      </div>
      {session.isCurrent ? (
        <Badge tone="green" icon={Check}>
          {words.thisSession}
        </Badge>
      ) : (
        <Button size="small" isBusy={action.isBusy} onClick={action.run}>
          {words.end}
          <span className="sr"> {device.name}</span>
        </Button>
      )}
    </li>
  );
}

export function SessionsSection() {
  const { data: sessions, error } = useQuery(sessionsQuery);
  const action = useAction(async () => {
    await api.DELETE("/api/account/sessions");
    toastSuccess(words.othersEnded);
    await queryClient.invalidateQueries(sessionsQuery);
  });
  if (error instanceof ApiProblem) return <FormError text={problemText(error)} />;
  if (!sessions) return <Loading />;
  return (
    <>
      <ul className="d-box d-list">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <FormError text={action.generalError} />
      {sessions.length > 1 && (
        <div className="d-row">
          <Button variant="danger" isBusy={action.isBusy} onClick={action.run}>
            {words.endOthers}
          </Button>
        </div>
      )}
    </>
  );
}
