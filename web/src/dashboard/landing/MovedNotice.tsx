import { placeWords as words } from "../../i18n/dashboard";
import { Button } from "../../ui/buttons/Button";
import { Notice } from "../../ui/notices/Notice";
import { FormError } from "../account/FormError";
import { menuNotice, useSeen } from "./notices";

/** What moved in the menu, for owners from before. */
export function MovedNotice({ notices }: { notices: readonly string[] }) {
  const seen = useSeen([menuNotice]);
  if (!notices.includes(menuNotice)) return null;
  return (
    <>
      <Notice
        tone="plain"
        role="status"
        action={
          <Button size="small" isBusy={seen.isBusy} onClick={seen.run}>
            {words.seen}
          </Button>
        }
      >
        {words.moved}
      </Notice>
      <FormError text={seen.generalError} />
    </>
  );
}
