import { useState } from "react";
import { placeWords as words } from "../../i18n/dashboard";
import { Button } from "../../ui/buttons/Button";
import { Notice } from "../../ui/notices/Notice";
import { useAccount } from "../account/session/session";
import { isToldWhatMoved, rememberTold } from "./moved";

/** What moved in the menu, for owners from before. */
export function MovedNotice() {
  const account = useAccount();
  const [isTold, setTold] = useState(() => isToldWhatMoved(account));
  if (!isTold) return null;
  return (
    <Notice
      role="status"
      action={
        <Button
          size="small"
          onClick={() => {
            rememberTold(account);
            setTold(false);
          }}
        >
          {words.movedDone}
        </Button>
      }
    >
      {words.moved}
    </Notice>
  );
}
