import { useQuery } from "@tanstack/react-query";
import { KeyRound, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { ApiProblem, api, dataOf, type Schemas } from "../../../api/client";
import { factorWords } from "../../../i18n/factors";
import { problemText } from "../../../i18n/problems";
import { Button } from "../../../ui/buttons/Button";
import { IconButton } from "../../../ui/buttons/IconButton";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog";
import { Icon } from "../../../ui/Icon";
import { Loading } from "../../../ui/notices/Spinner";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { queryClient } from "../../queryClient";
import { FormError } from "../FormError";
import { sinceWhen } from "../settings/device";
import { useAction } from "../useAction";
import { passkeysQuery } from "./passkeysQuery";
import { RenameDialog } from "./RenameDialog";
import { canUsePasskeys, makePasskey } from "./webauthn";

const words = factorWords.passkeys;
type PasskeyRecord = Schemas["PasskeyRecord"];

function PasskeyRow({ passkey }: { passkey: PasskeyRecord }) {
  const [isNaming, setIsNaming] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const remove = useAction(async () => {
    setIsLeaving(false);
    await api.DELETE("/api/account/passkeys/{passkey_id}", { params: { path: { passkey_id: passkey.id } } });
    toastSuccess(words.removed);
    await queryClient.invalidateQueries(passkeysQuery);
  });
  const used = passkey.lastUsedAt ? words.used(sinceWhen(passkey.lastUsedAt)) : words.neverUsed;
  const said = [words.made(sinceWhen(passkey.createdAt)), used, ...(passkey.isSynced ? [words.synced] : [])];
  return (
    <li className="acct-session">
      <span className="acct-device">
        <Icon of={KeyRound} />
      </span>
      <div>
        <b>{passkey.name}</b>
        <span className="d-muted">{said.join(" · ")}</span>
        <FormError text={remove.generalError} />
      </div>
      <div className="d-row">
        <IconButton label={`${words.rename} ${passkey.name}`} icon={Pencil} onClick={() => setIsNaming(true)} />
        <IconButton label={`${words.remove} ${passkey.name}`} icon={Trash2} onClick={() => setIsLeaving(true)} />
      </div>
      {isNaming && <RenameDialog passkey={passkey} onClose={() => setIsNaming(false)} />}
      <ConfirmDialog
        isOpen={isLeaving}
        title={words.removeTitle}
        description={words.removeText(passkey.name)}
        confirmLabel={words.remove}
        isDanger
        onConfirm={remove.run}
        onCancel={() => setIsLeaving(false)}
      />
    </li>
  );
}

export function PasskeysSection() {
  const { data: passkeys, error } = useQuery(passkeysQuery);
  const [note, setNote] = useState<string>();
  const add = useAction(async () => {
    setNote(undefined);
    const offer = await dataOf(api.POST("/api/account/passkey-offers"));
    try {
      const made = await makePasskey(offer);
      if (!made) {
        setNote(words.dismissed);
        return;
      }
      const { name } = await dataOf(api.POST("/api/account/passkeys", { body: made }));
      toastSuccess(words.added(name));
    } catch (problem) {
      // The device recognised one of ours on itself.
      if (!(problem instanceof DOMException)) throw problem;
      setNote(words.there);
    }
    await queryClient.invalidateQueries(passkeysQuery);
  });
  if (error instanceof ApiProblem) return <FormError text={problemText(error)} />;
  if (!passkeys) return <Loading />;
  return (
    <>
      {passkeys.length > 0 ? (
        <ul className="d-box d-list">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <p className="d-muted">{words.none}</p>
      )}
      <FormError text={add.generalError ?? note} />
      {canUsePasskeys() ? (
        <div className="d-row">
          <Button icon={Plus} isBusy={add.isBusy} onClick={add.run}>
            {words.add}
          </Button>
        </div>
      ) : (
        <p className="d-hint">{words.impossible}</p>
      )}
    </>
  );
}
