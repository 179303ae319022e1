// Told unasked where the room comes to its end, before an upload is refused.
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { storagePath } from "../../editor/paths";
import { storageWords as words } from "../../i18n/storage";
import { buttonClass } from "../../ui/buttons/Button";
import { Notice } from "../../ui/notices/Notice";
import { levelOf, warningOf } from "./level";
import { storageQuery } from "./queries";

export function StorageNotice() {
  const { data: storage } = useQuery(storageQuery);
  const warning = storage && warningOf(storage);
  if (!warning) return null;
  return (
    <Notice
      tone={levelOf(storage) === "full" ? "bad" : "warning"}
      role="status"
      action={
        <Link className={buttonClass({ variant: "line", size: "small" })} to={storagePath}>
          {words.look}
        </Link>
      }
    >
      {warning}
    </Notice>
  );
}
