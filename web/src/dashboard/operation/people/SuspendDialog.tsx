// A site is taken from its visitors: what they are told, why, and everything that follows from it, before it is done.
import { useId, useState } from "react";
import { operationWords } from "../../../i18n/operation";
import { Field } from "../../../ui/fields/Field";
import { TextArea } from "../../../ui/fields/TextArea";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { FormDialog } from "../../account/FormDialog";
import { useAction } from "../../account/useAction";
import { type Entry, type SuspensionKind, suspendSite } from "../queries";

const words = operationWords.people.suspending;
const { follows } = words;
const kindWords = operationWords.people.kinds;
const kinds: readonly SuspensionKind[] = ["legal", "gone"];
const longestReason = 2000;

interface SuspendDialogProps {
  site: Pick<Entry, "siteId" | "address" | "email" | "suspension">;
  onClose: () => void;
}

export function SuspendDialog({ site, onClose }: SuspendDialogProps) {
  const [kind, setKind] = useState<SuspensionKind>(site.suspension?.kind ?? "legal");
  const [reason, setReason] = useState(site.suspension?.reason ?? "");
  const [isMissing, setIsMissing] = useState(false);
  const group = useId();
  const action = useAction(async () => {
    await suspendSite(site.siteId, kind, reason.trim());
    toastSuccess(words.done(site.address));
    onClose();
  });
  const submit = () => {
    setIsMissing(!reason.trim());
    if (reason.trim()) action.run();
  };
  return (
    <FormDialog
      title={words.title(site.address)}
      description={<p>{words.text}</p>}
      submitLabel={words.submit}
      isDanger
      action={{ ...action, run: submit }}
      onClose={onClose}
    >
      <fieldset className="op-kinds">
        <legend>{words.kind}</legend>
        {kinds.map((value) => (
          <label key={value}>
            <input type="radio" name={group} checked={kind === value} onChange={() => setKind(value)} />
            <span>
              <b>{kindWords[value].name}</b>
              <small>{kindWords[value].hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Field
        label={words.reason}
        hint={words.reasonHint}
        error={isMissing && !reason.trim() ? words.reasonMissing : action.errorAt("reason")}
      >
        {(id, describedBy) => (
          <TextArea
            id={id}
            aria-describedby={describedBy}
            rows={3}
            maxLength={longestReason}
            required
            value={reason}
            isInvalid={isMissing && !reason.trim()}
            onChange={setReason}
          />
        )}
      </Field>
      <ul className="op-follows" aria-label={words.followsLabel}>
        {[follows.pages, follows.letter(site.email), follows.account, follows.log].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </FormDialog>
  );
}
