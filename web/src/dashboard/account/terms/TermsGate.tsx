// Other words since he signed up, or none accepted yet: asked once, in the place of every screen but the account's, where his
// data can be taken along and the account ended.
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link, useLocation } from "react-router";
import { api, type Schemas } from "../../../api/client";
import { siteQuery } from "../../../editor/queries";
import { termsWords as words } from "../../../i18n/strangers";
import { Button, buttonClass } from "../../../ui/buttons/Button";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { queryClient } from "../../queryClient";
import { useTitle } from "../../useTitle";
import { FormError } from "../FormError";
import { useAction } from "../useAction";
import "./terms.css";

const accountPath = "/dashboard/account";

function TermsQuestion({ terms: { address, revision } }: { terms: Schemas["TermsRecord"] }) {
  useTitle(words.title);
  const accept = useAction(async () => {
    try {
      await api.POST("/api/account/terms", { body: { revision } });
      toastSuccess(words.accepted);
    } finally {
      // Refused, they have changed once more: the newest are asked for.
      await queryClient.invalidateQueries(siteQuery);
    }
  });
  return (
    <div className="d-page terms">
      <h1 className="d-title">{words.title}</h1>
      <p>{words.text}</p>
      <p className="d-muted">{words.stays}</p>
      <FormError text={accept.generalError ?? accept.errorAt("terms")} />
      <div className="terms-ways">
        <Button variant="primary" isBusy={accept.isBusy} onClick={accept.run}>
          {words.submit}
        </Button>
        <a className={buttonClass({ variant: "line" })} href={address} target="_blank" rel="noreferrer">
          {words.read}
          <span className="sr"> {words.newTab}</span>
        </a>
      </div>
      <p>
        <Link to={accountPath}>{words.takeAlong}</Link>
      </p>
    </div>
  );
}

export function TermsGate({ children }: { children: ReactNode }) {
  const { data: site } = useQuery(siteQuery);
  const { pathname } = useLocation();
  // As it was when he came: nobody who is writing is interrupted by an operator who is, too.
  const [isAsked, setIsAsked] = useState<boolean | null>(null);
  if (site && isAsked === null) setIsAsked(site.termsDue !== null);
  if (!isAsked || !site?.termsDue || pathname === accountPath) return children;
  return <TermsQuestion terms={site.termsDue} />;
}
