// Says that invented words are still on the site, wherever its owner looks at it, and takes them away in one click.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client";
import { importWords as words } from "../../i18n/imports";
import { Button } from "../../ui/buttons/Button";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog";
import { Notice } from "../../ui/notices/Notice";
import { toastSuccess } from "../../ui/notices/Toasts";
import { FormError } from "../account/FormError";
import { useAction } from "../account/useAction";
import { refreshSite, sampleQuery } from "./queries";

export function SampleNotice() {
  const { data } = useQuery(sampleQuery);
  const [isAsking, setIsAsking] = useState(false);
  const remove = useAction(async () => {
    await api.DELETE("/api/site/sample");
    setIsAsking(false);
    toastSuccess(words.removed);
    await refreshSite();
  });
  if (!data?.name) return null;
  return (
    <>
      <Notice
        role="status"
        action={
          <Button size="small" onClick={() => setIsAsking(true)}>
            {words.removeSample}
          </Button>
        }
      >
        {words.sampleLeft(words.samples[data.name].title, data.left)}
      </Notice>
      <FormError text={remove.generalError} />
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={words.removeTitle}
        description={words.removeText}
        confirmLabel={words.removeSample}
        isBusy={remove.isBusy}
        onCancel={() => setIsAsking(false)}
        onConfirm={remove.run}
      />
    </>
  );
}
