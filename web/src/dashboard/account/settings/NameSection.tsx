import { useState } from "react";
import { api, dataOf } from "../../../api/client";
import { previewQuery, siteQuery } from "../../../editor/queries";
import { accountWords } from "../../../i18n/accounts";
import { Button } from "../../../ui/buttons/Button";
import { InputField } from "../../../ui/fields/InputField";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { queryClient } from "../../queryClient";
import { ActionForm } from "../ActionForm";
import { session } from "../session/session";
import type { UserRecord } from "../session/sessionStore";
import { useAction } from "../useAction";

const words = accountWords.account;

export function NameSection({ account }: { account: UserRecord }) {
  const [userName, setUserName] = useState(account.userName);
  const action = useAction(async () => {
    const changed = await dataOf(api.PATCH("/api/account", { body: { userName } }));
    setUserName(changed.userName);
    session.update(changed);
    toastSuccess(words.saved);
    // The site bears the name too.
    await Promise.all([siteQuery, previewQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
  });
  return (
    <ActionForm action={action} className="acct-form">
      <InputField
        label={accountWords.name}
        error={action.errorAt("userName")}
        autoComplete="name"
        maxLength={200}
        value={userName}
        onChange={setUserName}
      />
      <div className="d-row">
        <Button variant="primary" type="submit" isBusy={action.isBusy}>
          {words.save}
        </Button>
      </div>
    </ActionForm>
  );
}
