import { api, dataOf } from "../../api/client";
import { accountWords } from "../../i18n/accounts";
import { Button } from "../../ui/Button";
import { toastSuccess } from "../../ui/Toasts";
import { FormError } from "./FormError";
import { GoogleMark } from "./GoogleMark";
import { LinkGoogle } from "./LinkGoogle";
import { session } from "./session";
import type { UserRecord } from "./sessionStore";
import { useAction } from "./useAction";

const words = accountWords.account;

export function GoogleSection({ account }: { account: UserRecord }) {
  const linked = account.providerData.find((provider) => provider.providerId !== "password");
  const action = useAction(async () => {
    session.update(await dataOf(api.DELETE("/api/openid/link")));
    toastSuccess(words.unlinked);
  });
  if (!linked) return <LinkGoogle />;
  return (
    <>
      <FormError text={action.generalError} />
      <div className="d-row d-row-wrap">
        <GoogleMark />
        <span className="d-grow">{words.googleLinked(linked.email ?? linked.uid)}</span>
        <Button size="small" isBusy={action.isBusy} onClick={action.run}>
          {words.unlink}
        </Button>
      </div>
    </>
  );
}
