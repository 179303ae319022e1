import { api, dataOf } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { Button } from "../../../ui/buttons/Button";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { FormError } from "../FormError";
import { session } from "../session/session";
import type { UserRecord } from "../session/sessionStore";
import { GoogleMark } from "../signin/GoogleMark";
import { LinkGoogle } from "../signin/LinkGoogle";
import { useAction } from "../useAction";

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
