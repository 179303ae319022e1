import { useState } from "react";
import { api, type Schemas } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { factorWords } from "../../../i18n/factors";
import { uiWords } from "../../../i18n/ui";
import { Button } from "../../../ui/buttons/Button";
import { Dialog } from "../../../ui/dialogs/Dialog";
import { Field } from "../../../ui/fields/Field";
import { TextInput } from "../../../ui/fields/TextInput";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { queryClient } from "../../queryClient";
import { FormError } from "../FormError";
import { useAction } from "../useAction";
import { passkeysQuery } from "./passkeysQuery";

const words = factorWords.passkeys;

export function RenameDialog({ passkey, onClose }: { passkey: Schemas["PasskeyRecord"]; onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const action = useAction(async () => {
    await api.PATCH("/api/account/passkeys/{passkey_id}", {
      params: { path: { passkey_id: passkey.id } },
      body: { name },
    });
    await queryClient.invalidateQueries(passkeysQuery);
    toastSuccess(words.renamed);
    onClose();
  });
  const error = action.errorAt("name");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.rename}
      onSubmit={action.run}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {uiWords.cancel}
          </Button>
          <Button variant="primary" type="submit" isBusy={action.isBusy}>
            {accountWords.account.save}
          </Button>
        </>
      }
    >
      <FormError text={action.generalError} />
      <Field label={words.name} error={error}>
        {(id, describedBy) => (
          <TextInput
            id={id}
            aria-describedby={describedBy}
            autoFocus
            maxLength={80}
            value={name}
            onChange={setName}
            isInvalid={error !== undefined}
          />
        )}
      </Field>
    </Dialog>
  );
}
