import { useQuery } from "@tanstack/react-query";
import { Check, Clock, ExternalLink, Trash2 } from "lucide-react";
import { useState } from "react";
import { api } from "../../api/client";
import { domainWords as words } from "../../i18n/domains";
import { Button } from "../../ui/buttons/Button";
import { IconButton } from "../../ui/buttons/IconButton";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog";
import { Icon } from "../../ui/Icon";
import { Badge } from "../../ui/notices/Badge";
import { Notice } from "../../ui/notices/Notice";
import { toastSuccess } from "../../ui/notices/Toasts";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";
import { queryClient } from "../queryClient";
import { Proof } from "./Proof";
import { type Domain, domainsQuery, reachQuery } from "./queries";

export function DomainCard({ domain, target }: { domain: Domain; target: string }) {
  const [isRemoving, setIsRemoving] = useState(false);
  const reach = useQuery({ ...reachQuery(domain.host), enabled: domain.isProven });
  const leadsHere = domain.isProven ? reach.data?.leadsHere : undefined;
  const params = { path: { host: domain.host } };
  const check = useAction(async () => {
    await api.POST("/api/site/domains/{host}/check", { params });
    toastSuccess(words.justProven(domain.name));
    await queryClient.invalidateQueries(domainsQuery);
  });
  const remove = useAction(async () => {
    await api.DELETE("/api/site/domains/{host}", { params });
    toastSuccess(words.removed);
    await queryClient.invalidateQueries(domainsQuery);
  });

  return (
    <li className="domain">
      <div className="domain-head">
        {domain.isProven ? (
          <a href={domain.siteUrl} target="_blank" rel="noreferrer" aria-label={words.open(domain.name)}>
            {domain.name}
            <Icon of={ExternalLink} />
          </a>
        ) : (
          <b>{domain.name}</b>
        )}
        {domain.isProven && leadsHere === undefined ? (
          <Badge>{words.proven}</Badge>
        ) : (
          <Badge tone={leadsHere ? "green" : "amber"} icon={leadsHere ? Check : Clock}>
            {leadsHere
              ? words.served
              : domain.isProven
                ? words.leadsElsewhere
                : domain.isLost
                  ? words.lost
                  : words.waiting}
          </Badge>
        )}
        <IconButton icon={Trash2} isDanger label={words.removeOf(domain.name)} onClick={() => setIsRemoving(true)} />
      </div>
      {/* Also where it could not be found out: the way there is what its owner may need. */}
      {domain.isProven && !reach.isPending && !leadsHere && (
        <>
          <p className="d-hint">{target ? words.pointIt(target) : words.pointItSomewhere}</p>
          <div>
            <Button isBusy={reach.isFetching} onClick={() => void reach.refetch()}>
              {reach.isFetching ? words.checking : words.check}
              <span className="sr"> {domain.name}</span>
            </Button>
          </div>
        </>
      )}
      {!domain.isProven && (
        <>
          {domain.isLost && <Notice>{words.lostText}</Notice>}
          <Proof domain={domain} target={target} />
          <FormError text={check.problem ? check.generalError : undefined} />
          <div>
            <Button isBusy={check.isBusy} onClick={check.run}>
              {check.isBusy ? words.checking : words.check}
              <span className="sr"> {domain.name}</span>
            </Button>
          </div>
        </>
      )}
      <FormError text={remove.generalError} />
      <ConfirmDialog
        isOpen={isRemoving}
        isDanger
        title={words.removeTitle(domain.name)}
        description={words.removeText}
        confirmLabel={words.remove}
        isBusy={remove.isBusy}
        onCancel={() => setIsRemoving(false)}
        onConfirm={() => {
          setIsRemoving(false);
          remove.run();
        }}
      />
    </li>
  );
}
