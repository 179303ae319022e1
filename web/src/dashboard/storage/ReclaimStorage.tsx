// What the owner can have back at once, each after a question: it does not come back.
import { useState } from "react";
import { fileSize } from "../../i18n/format";
import { storageWords as words } from "../../i18n/storage";
import { Button } from "../../ui/buttons/Button";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog";
import { toastSuccess } from "../../ui/notices/Toasts";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";
import { giveBack, type SiteStorage, type Spare } from "./queries";

interface OfferProps {
  what: Spare;
  text: string;
  hint: string;
  label: string;
}

const questions: Record<Spare, { title: string; text: string }> = {
  unused: { title: words.asked.unused, text: words.asked.unusedText },
  versions: { title: words.asked.versions, text: words.asked.versionsText },
};

function Offer({ what, text, hint, label }: OfferProps) {
  const [isAsking, setIsAsking] = useState(false);
  const action = useAction(async () => {
    const freed = await giveBack(what);
    setIsAsking(false);
    toastSuccess(words.freed(fileSize(freed)));
  });
  return (
    <li>
      <div>
        <p>{text}</p>
        <p className="d-hint">{hint}</p>
        <FormError text={action.generalError} />
      </div>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={questions[what].title}
        description={questions[what].text}
        confirmLabel={words.asked.confirm}
        isDanger
        isBusy={action.isBusy}
        onConfirm={action.run}
        onCancel={() => setIsAsking(false)}
      />
    </li>
  );
}

export function ReclaimStorage({ spare: { unusedFiles, unusedBytes, versionBytes } }: Pick<SiteStorage, "spare">) {
  return (
    <section className="d-box d-card" aria-labelledby="storage-spare">
      <h2 id="storage-spare">{words.spare}</h2>
      {unusedFiles + versionBytes === 0 ? (
        <p className="d-muted">{words.spareNothing}</p>
      ) : (
        <ul className="storage-offers">
          {unusedFiles > 0 && (
            <Offer
              what="unused"
              text={words.unused(unusedFiles, fileSize(unusedBytes))}
              hint={words.unusedHint}
              label={words.dropUnused}
            />
          )}
          {versionBytes > 0 && (
            <Offer
              what="versions"
              text={words.versions(fileSize(versionBytes))}
              hint={words.versionsHint}
              label={words.dropVersions}
            />
          )}
        </ul>
      )}
    </section>
  );
}
