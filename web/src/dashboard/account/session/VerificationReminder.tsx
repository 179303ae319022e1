// An unverified account works; it is reminded, because a forgotten password could not be reset.
import { useState } from "react";
import { api } from "../../../api/client";
import { accountWords } from "../../../i18n/accounts";
import { Button } from "../../../ui/buttons/Button";
import { Notice } from "../../../ui/notices/Notice";
import { toastSuccess } from "../../../ui/notices/Toasts";
import { useAction } from "../useAction";
import type { UserRecord } from "./sessionStore";

const words = accountWords.reminder;

interface VerificationReminderProps {
  account: UserRecord;
  /** What is missed without it, where that is something else. */
  text?: string;
}

export function VerificationReminder({ account, text = words.text(account.email) }: VerificationReminderProps) {
  const [isSent, setIsSent] = useState(false);
  const action = useAction(async () => {
    await api.POST("/api/account/verification");
    setIsSent(true);
    toastSuccess(words.sent);
  });
  if (account.emailVerified) return null;
  return (
    <Notice
      action={
        isSent ? undefined : (
          <Button size="small" isBusy={action.isBusy} onClick={action.run}>
            {words.send}
          </Button>
        )
      }
    >
      {action.generalError ?? (isSent ? words.sent : text)}
    </Notice>
  );
}
