import { useState } from "react";
import { api, dataOf } from "../../../api/client";
import { previewQuery, siteQuery } from "../../../editor/queries";
import { accountWords } from "../../../i18n/accounts";
import { Button } from "../../../ui/buttons/Button";
import { Field } from "../../../ui/fields/Field";
import { TextInput } from "../../../ui/fields/TextInput";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { queryClient } from "../../queryClient";
import { FormError } from "../FormError";
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
  const error = action.errorAt("userName");
  return (
    <form
      className="acct-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        action.run();
      }}
    >
      <FormError text={action.generalError} />
      <Field label={accountWords.name} error={error}>
        {(id, describedBy) => (
          <TextInput
            id={id}
            aria-describedby={describedBy}
            autoComplete="name"
            maxLength={200}
            value={userName}
            onChange={setUserName}
            isInvalid={error !== undefined}
          />
        )}
      </Field>
      <div className="d-row">
        <Button variant="primary" type="submit" isBusy={action.isBusy}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
