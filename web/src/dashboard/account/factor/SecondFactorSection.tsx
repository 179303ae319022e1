import { queryOptions, useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { ApiProblem, api, dataOf, type Schemas } from "../../../api/client";
import { fromDay } from "../../../i18n/days";
import { factorWords } from "../../../i18n/factors";
import { dayOf } from "../../../i18n/format";
import { problemText } from "../../../i18n/problems";
import { Button } from "../../../ui/buttons/Button";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog";
import { Icon } from "../../../ui/Icon";
import { Loading } from "../../../ui/notices/Spinner";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { queryClient } from "../../queryClient";
import { FormError } from "../FormError";
import type { UserRecord } from "../session/sessionStore";
import { sessionsQuery } from "../settings/SessionsSection";
import { useAction } from "../useAction";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog";
import { SetUpDialog } from "./SetUpDialog";

const words = factorWords.factor;

const factorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: () => dataOf(api.GET("/api/account/second-factor")),
});

export function SecondFactorSection({ account }: { account: UserRecord }) {
  const { data: factor, error } = useQuery(factorQuery);
  const [begun, setBegun] = useState<Schemas["NewSecondFactor"] | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [asks, setAsks] = useState<"turnOff" | "newCodes" | null>(null);
  const begin = useAction(async () => setBegun(await dataOf(api.POST("/api/account/second-factor"))));
  const turnOff = useAction(async () => {
    setAsks(null);
    await api.DELETE("/api/account/second-factor");
    toastSuccess(words.turnedOff);
    await queryClient.invalidateQueries(factorQuery);
  });
  const renew = useAction(async () => {
    setAsks(null);
    setCodes((await dataOf(api.POST("/api/account/recovery-codes"))).codes);
    await queryClient.invalidateQueries(factorQuery);
  });
  if (error instanceof ApiProblem) return <FormError text={problemText(error)} />;
  if (!factor) return <Loading />;
  return (
    <>
      <FormError text={begin.generalError ?? turnOff.generalError ?? renew.generalError} />
      {factor.isOn && factor.since ? (
        <>
          <div className="d-box d-list">
            <div className="acct-session">
              <span className="acct-device">
                <Icon of={ShieldCheck} />
              </span>
              <div>
                <b>{words.on(fromDay(dayOf(factor.since)))}</b>
                <span className="d-muted">
                  {factor.recoveryCodesLeft > 0 ? words.codesLeft(factor.recoveryCodesLeft) : words.noCodesLeft}
                </span>
              </div>
            </div>
          </div>
          <div className="d-row d-row-wrap">
            <Button isBusy={renew.isBusy} onClick={() => setAsks("newCodes")}>
              {words.newCodes}
            </Button>
            <Button variant="danger" isBusy={turnOff.isBusy} onClick={() => setAsks("turnOff")}>
              {words.turnOff}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="d-muted">{words.off}</p>
          <div className="d-row">
            <Button icon={ShieldCheck} isBusy={begin.isBusy} onClick={begin.run}>
              {words.turnOn}
            </Button>
          </div>
        </>
      )}
      {begun && (
        <SetUpDialog
          begun={begun}
          onClose={() => setBegun(null)}
          onConfirmed={(made) => {
            setBegun(null);
            setCodes(made);
            void queryClient.invalidateQueries(factorQuery);
            void queryClient.invalidateQueries(sessionsQuery);
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} email={account.email} onClose={() => setCodes(null)} />}
      <ConfirmDialog
        isOpen={asks === "turnOff"}
        title={words.turnOffTitle}
        description={words.turnOffText}
        confirmLabel={words.turnOff}
        isDanger
        onConfirm={turnOff.run}
        onCancel={() => setAsks(null)}
      />
      <ConfirmDialog
        isOpen={asks === "newCodes"}
        title={words.newCodes}
        description={words.newCodesText}
        confirmLabel={words.newCodes}
        onConfirm={renew.run}
        onCancel={() => setAsks(null)}
      />
    </>
  );
}
